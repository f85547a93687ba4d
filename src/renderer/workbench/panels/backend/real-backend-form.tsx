import { useState } from 'react'
import { compactControl } from '../../parts/compact-control.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'
import { Labelled } from '../../parts/labelled.tsx'
import { chooseBackend } from './choose-backend.ts'

interface RealBackendFormProps {
  current: string
}

const isAddress = (text: string) => /^https?:\/\/[^\s/]+/.test(text) && URL.canParse(text)

/** The address of a real API. Connecting asks, since what is done there is done for good. */
export function RealBackendForm({ current }: RealBackendFormProps) {
  const [url, setUrl] = useState(current)
  const isWrong = url !== '' && !isAddress(url)
  return (
    <section aria-label="実際の API" className="grid gap-3">
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
          onChange={(event) => setUrl(event.target.value.trim())}
          className={`${compactControl} font-mono`}
        />
      </Labelled>
      <div>
        <ConfirmButton
          icon="swap"
          confirmText="実際の API につなぐ"
          disabled={!isAddress(url) || url === current}
          run={() => chooseBackend(url)}
        >
          つなぐ…
        </ConfirmButton>
      </div>
    </section>
  )
}
