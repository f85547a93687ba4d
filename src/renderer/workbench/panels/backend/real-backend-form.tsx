import { useState, type FormEvent } from 'react'
import { checkBackend, type BackendCheck } from '../../../../contract/control/backend.ts'
import { Button } from '../../../ui/base/button.tsx'
import { callControl } from '../../control/call-control.ts'
import { ActionButton, compactControl, Labelled } from '../../parts/buttons.tsx'
import { attempt } from '../../parts/flash.ts'
import { BackendChecklist } from './backend-checklist.tsx'
import { chooseBackend } from './choose-backend.ts'

interface RealBackendFormProps {
  current: string
}

const isAddress = (text: string) => /^https?:\/\/[^\s/]+/.test(text) && URL.canParse(text)
const isSame = (a: string, b: string) => URL.canParse(b) && new URL(a).href === new URL(b).href

/** The address of a real API. It is looked at before it is connected, since what is done there is done for good. */
export function RealBackendForm({ current }: RealBackendFormProps) {
  const [url, setUrl] = useState(current)
  const [check, setCheck] = useState<BackendCheck | undefined>()
  const [busy, setBusy] = useState(false)
  const isWrong = url !== '' && !isAddress(url)
  const isReady = isAddress(url) && !isSame(url, current)
  const look = async (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    setBusy(true)
    setCheck(undefined)
    await attempt(async () => setCheck(await callControl(checkBackend, { url })))
    setBusy(false)
  }
  return (
    <form onSubmit={(event) => void look(event)} aria-label="実際の API" className="grid gap-3">
      <h3>実際の API</h3>
      <p className="text-s text-ink-2">
        同じ入口の後ろを実際の API
        に切り替え、応答を契約と照らし合わせます。時刻・ペルソナなど、モックだけの機能は隠れます。
      </p>
      <Labelled
        label="アドレス"
        problem={
          isWrong
            ? 'https:// から始まるアドレスを入力してください。このコンピューターのものは http:// でもかまいません。'
            : undefined
        }
      >
        <input
          type="url"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing to fill in on this panel
          autoFocus
          inputMode="url"
          placeholder="https://api.example.com"
          value={url}
          onChange={(event) => {
            setUrl(event.target.value.trim())
            setCheck(undefined)
          }}
          className={`${compactControl} font-mono`}
        />
      </Labelled>
      <div>
        <Button type="submit" size="xs" tone="quiet" icon="swap" busy={busy} disabled={!isReady}>
          確かめてつなぐ…
        </Button>
      </div>
      <div aria-live="polite">{check && <BackendChecklist check={check} />}</div>
      {check?.problem === null && (
        <div className="flex flex-wrap gap-2">
          <ActionButton tone="danger" run={() => chooseBackend('real', url)}>
            実際の API につなぐ
          </ActionButton>
          {current === '' && (
            <ActionButton run={() => chooseBackend('beside', url)}>B だけつないで見比べる</ActionButton>
          )}
          <Button size="xs" tone="text" onClick={() => setCheck(undefined)}>
            やめる
          </Button>
        </div>
      )}
      {check !== undefined && check.problem !== null && (
        <p className="text-s text-ink-2">いまの接続先は変わっていません。画面も世界もそのままです。</p>
      )}
    </form>
  )
}
