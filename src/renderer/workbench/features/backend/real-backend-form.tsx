import { useState } from 'react'
import type { BackendCheck } from '../../../../contract/control/backend.ts'
import { Disclosure } from '../../../ui/base/disclosure.tsx'
import { type IconName, Icon } from '../../../ui/base/icon.tsx'
import { control } from '../../hub/control/call-control.ts'
import { attempt } from '../../hub/control/flash.ts'
import { ActionButton, SmallButton } from '../../parts/buttons.tsx'
import { Field } from '../../parts/fields.tsx'
import { chooseBackend } from './choose-backend.ts'

/** Reasons why a server cannot be used, with advice. */
const problemTexts: Readonly<Record<Exclude<BackendCheck['problem'], null>, string>> = {
  refused: '応答がありません。番号が合っているか、サーバーが起動しているかご確認ください。',
  'unknown-name': 'その名前のサーバーが見つかりません。つづりと、ネットワークの接続をご確認ください。',
  silent: '5秒待っても応答がありません。アドレスと、ファイアウォールをご確認ください。',
  certificate: '証明書を確かめられません。正しい証明書のあるアドレスをお使いください。',
  'breaks-off': '途中で接続が切れました。アドレスの番号と、https かどうかをご確認ください。',
}

/** Below this difference the clocks agree, because a Date header has a resolution of one second. */
const agreeMs = 3000

interface CheckRowProps {
  mark: keyof typeof marks
  title: string
  text: string
  aside: string
}

/** Explains how the difference of the clocks affects the phones. */
export function clockText(differenceMs: number | null): CheckRowProps {
  if (differenceMs === null)
    return {
      mark: 'warn',
      title: '時計が分かりません',
      text: '応答に時刻がないため、期限の表示がずれることがあります。',
      aside: '',
    }
  const off = Math.abs(differenceMs)
  if (off < agreeMs)
    return { mark: 'good', title: '時計が合っています', text: 'このコンピューターと同じです。', aside: '' }
  const way = differenceMs > 0 ? '進んで' : '遅れて'
  return {
    mark: 'warn',
    title: `時計が${spanText(off)}${way}います`,
    text: '期限の表示も、そのぶんずれて見えます。',
    aside: `${differenceMs > 0 ? '+' : '−'}${Math.round(off / 1000).toLocaleString('ja-JP')}秒`,
  }
}

const units = [
  ['日', 86_400_000],
  ['時間', 3_600_000],
  ['分', 60_000],
  ['秒', 1000],
] as const

/** The two largest units of a duration: 2分14秒. */
function spanText(ms: number): string {
  const first = units.findIndex(([, size]) => ms >= size)
  const shown = units.slice(first, first + 2)
  let rest = ms
  return shown
    .map(([name, size]) => {
      const count = Math.floor(rest / size)
      rest -= count * size
      return count === 0 ? '' : `${count}${name}`
    })
    .join('')
}

const marks: Record<'good' | 'warn' | 'bad', { icon: IconName; tone: string; label: string }> = {
  good: { icon: 'check', tone: 'bg-leaf-soft text-leaf', label: '問題ありません' },
  warn: { icon: 'warning', tone: 'bg-lantern-soft text-lantern-ink', label: 'ご注意ください' },
  bad: { icon: 'close', tone: 'bg-alarm-soft text-alarm', label: 'つなげません' },
}

function CheckRow({ mark, title, text, aside }: CheckRowProps) {
  const { icon, tone, label } = marks[mark]
  return (
    <li className="flex items-start gap-2.5 py-2.5 text-s">
      <span className={`grid size-6 shrink-0 place-items-center rounded-full ${tone}`}>
        <Icon name={icon} size={14} />
        <span className="sr-only">{label}</span>
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block phrase text-ink-2">{text}</span>
      </span>
      <span className="shrink-0 text-xs text-ink-3 num">{aside}</span>
    </li>
  )
}

/** Result of checking a server before the switch. */
function BackendChecklist({ check }: { check: BackendCheck }) {
  const { durationMs, problem, clockMs, sockets, calls } = check
  const drifted = calls.filter(({ issues }) => issues.length > 0)
  if (problem !== null && calls.length === 0)
    return (
      <ul aria-label="つなぐ前の確認">
        <CheckRow mark="bad" title="届きません" text={problemTexts[problem]} aside={`${durationMs} ms`} />
      </ul>
    )
  return (
    <div>
      <ul aria-label="つなぐ前の確認" className="divide-y divide-line">
        <CheckRow
          mark={sockets === true ? 'good' : 'warn'}
          title="届きます"
          text={sockets === true ? 'ソケットも開きます。' : 'ソケットは開きません。メッセージはその場で届きません。'}
          aside={`${durationMs} ms`}
        />
        <CheckRow
          mark={drifted.length === 0 && problem === null ? 'good' : 'warn'}
          title={drifted.length === 0 ? '契約に合っています' : `契約と違う呼び出しが${drifted.length}件あります`}
          text="ログインせず、読むだけの呼び出しで確かめました。"
          aside={`${calls.length - drifted.length} ／ ${calls.length}`}
        />
        <CheckRow {...clockText(clockMs)} />
        <CheckRow
          mark="good"
          title="何も書き込んでいません"
          text="つないだあとの操作は、本物のデータに残ります。"
          aside=""
        />
      </ul>
      {drifted.length > 0 && (
        <Disclosure summary="違うところを見る">
          <ul className="grid gap-2 font-mono text-xs">
            {drifted.map(({ id, method, path, issues }) => (
              <li key={`${id} ${path}`}>
                {method} {path}
                {issues.map((issue) => (
                  <span key={issue.path} className="block break-all text-ink-2">
                    {issue.path} 契約 {issue.expected} 実際 {issue.actual}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}

const isAddress = (text: string) => /^https?:\/\/[^\s/]+/.test(text) && URL.canParse(text)
const isSame = (a: string, b: string) => URL.canParse(b) && new URL(a).href === new URL(b).href

/** Address of a real API. It is checked before connecting, because actions on a real API are final. */
export function RealBackendForm({ current }: { current: string }) {
  const [url, setUrl] = useState(current)
  const [check, setCheck] = useState<BackendCheck | undefined>()
  const [busy, setBusy] = useState(false)
  const isWrong = url !== '' && !isAddress(url)
  const isReady = isAddress(url) && !isSame(url, current)
  const look = async (event: React.FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    setBusy(true)
    setCheck(undefined)
    await attempt(async () => setCheck(await control.checkBackend({ url })))
    setBusy(false)
  }
  return (
    <form onSubmit={(event) => void look(event)} aria-label="実際の API" className="grid gap-3">
      <h3>実際の API</h3>
      <p className="text-s text-ink-2">
        同じ入口の後ろを実際の API
        に切り替え、応答を契約と照らし合わせます。時刻・ペルソナなど、モックだけの機能は隠れます。
      </p>
      <Field
        label="アドレス"
        problem={
          isWrong
            ? 'https:// から始まるアドレスを入力してください。このコンピューターのものは http:// でもかまいません。'
            : undefined
        }
        type="url"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing to fill in on this panel
        autoFocus
        inputMode="url"
        placeholder="https://api.example.com"
        value={url}
        onChange={(text) => {
          setUrl(text.trim())
          setCheck(undefined)
        }}
        look="font-mono"
      />
      <div>
        <SmallButton type="submit" icon="swap" busy={busy} disabled={!isReady}>
          確かめてつなぐ…
        </SmallButton>
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
          <SmallButton tone="text" onClick={() => setCheck(undefined)}>
            やめる
          </SmallButton>
        </div>
      )}
      {check !== undefined && check.problem !== null && (
        <p className="text-s text-ink-2">いまの接続先は変わっていません。画面も世界もそのままです。</p>
      )}
    </form>
  )
}
