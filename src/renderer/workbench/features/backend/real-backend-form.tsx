import { useState } from 'react'
import type { BackendCheck } from '../../../../contract/control/backend.ts'
import { grouped } from '../../../../contract/rules/english-amounts.ts'
import { Disclosure } from '../../../ui/base/disclosure.tsx'
import { type IconName, Icon } from '../../../ui/base/icon.tsx'
import { control } from '../../hub/control/call-control.ts'
import { formatDuration } from '../../hub/dates.ts'
import { currentCopy, useCopy } from '../../hub/language.ts'
import { ActionButton, SmallButton, useBusy } from '../../parts/buttons.tsx'
import { Field } from '../../parts/fields.tsx'
import { chooseBackend } from './choose-backend.ts'
import { backendCopy } from './copy.ts'

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
  const words = currentCopy(backendCopy).form
  if (differenceMs === null) return { mark: 'warn', title: words.clockUnknown, text: words.clockUnknownText, aside: '' }
  const off = Math.abs(differenceMs)
  if (off < agreeMs) return { mark: 'good', title: words.clockAgrees, text: words.clockAgreesText, aside: '' }
  const isAhead = differenceMs > 0
  return {
    mark: 'warn',
    title: words.clockOff(formatDuration(off, { withSeconds: true }), isAhead),
    text: words.clockOffText,
    aside: words.seconds(`${isAhead ? '+' : '−'}${grouped(Math.round(off / 1000))}`),
  }
}

const marks: Record<'good' | 'warn' | 'bad', { icon: IconName; tone: string }> = {
  good: { icon: 'check', tone: 'bg-leaf-soft text-leaf' },
  warn: { icon: 'warning', tone: 'bg-lantern-soft text-lantern-ink' },
  bad: { icon: 'close', tone: 'bg-alarm-soft text-alarm' },
}

function CheckRow({ mark, title, text, aside }: CheckRowProps) {
  const { icon, tone } = marks[mark]
  const label = useCopy(backendCopy).form.marks[mark]
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
  const words = useCopy(backendCopy).form
  const { durationMs, problem, clockMs, sockets, calls } = check
  const drifted = calls.filter(({ issues }) => issues.length > 0)
  if (problem !== null && calls.length === 0)
    return (
      <ul aria-label={words.checklist}>
        <CheckRow mark="bad" title={words.outOfReach} text={words.problems[problem]} aside={`${durationMs} ms`} />
      </ul>
    )
  return (
    <div>
      <ul aria-label={words.checklist} className="divide-y divide-line">
        <CheckRow
          mark={sockets === true ? 'good' : 'warn'}
          title={words.reached}
          text={sockets === true ? words.sockets : words.noSockets}
          aside={`${durationMs} ms`}
        />
        <CheckRow
          mark={drifted.length === 0 && problem === null ? 'good' : 'warn'}
          title={drifted.length === 0 ? words.fits : words.drifts(drifted.length)}
          text={words.readOnly}
          aside={words.share(calls.length - drifted.length, calls.length)}
        />
        <CheckRow {...clockText(clockMs)} />
        <CheckRow mark="good" title={words.nothingWritten} text={words.willWrite} aside="" />
      </ul>
      {drifted.length > 0 && (
        <Disclosure summary={words.showDrifts}>
          <ul className="grid gap-2 font-mono text-xs">
            {drifted.map(({ id, method, path, issues }) => (
              <li key={`${id} ${path}`}>
                {method} {path}
                {issues.map((issue) => (
                  <span key={issue.path} className="block break-all text-ink-2">
                    {issue.path} {words.drift(issue.expected, issue.actual)}
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
  const words = useCopy(backendCopy).form
  const [url, setUrl] = useState(current)
  const [check, setCheck] = useState<BackendCheck | undefined>()
  const [busy, run] = useBusy()
  const isWrong = url !== '' && !isAddress(url)
  const isReady = isAddress(url) && !isSame(url, current)
  const look = (event: React.FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    setCheck(undefined)
    void run(async () => setCheck(await control.checkBackend({ url })))
  }
  return (
    <form onSubmit={look} aria-label={words.title} className="grid gap-3">
      <h3>{words.title}</h3>
      <p className="text-s text-ink-2">{words.text}</p>
      <Field
        label={words.address}
        problem={isWrong ? words.addressProblem : undefined}
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
      <SmallButton className="justify-self-start" type="submit" icon="swap" busy={busy} disabled={!isReady}>
        {words.check}
      </SmallButton>
      <div aria-live="polite">{check && <BackendChecklist check={check} />}</div>
      {check?.problem === null && (
        <div className="flex flex-wrap gap-2">
          <ActionButton tone="danger" run={() => chooseBackend('real', url)}>
            {words.connect}
          </ActionButton>
          {current === '' && <ActionButton run={() => chooseBackend('beside', url)}>{words.connectB}</ActionButton>}
          <SmallButton tone="text" onClick={() => setCheck(undefined)}>
            {words.cancel}
          </SmallButton>
        </div>
      )}
      {check !== undefined && check.problem !== null && <p className="text-s text-ink-2">{words.unchanged}</p>}
    </form>
  )
}
