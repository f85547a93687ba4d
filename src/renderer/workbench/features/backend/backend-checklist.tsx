import type { BackendCheck } from '../../../../contract/control/backend.ts'
import { grouped } from '../../../../contract/rules/english-amounts.ts'
import { Disclosure } from '../../../ui/base/disclosure.tsx'
import { type IconName, Icon } from '../../../ui/base/icon.tsx'
import { formatDuration } from '../../hub/dates.ts'
import { currentCopy, useCopy } from '../../hub/language.ts'
import { backendCopy } from './copy.ts'

/** Below this difference the clocks agree, because a Date header has a resolution of one second. */
const agreeMs = 3000

/** A row of the checklist. `aside` is a measured value, or ''. */
interface CheckRowProps {
  mark: keyof typeof marks
  title: string
  text: string
  aside: string
}

/** Explains how the difference of the clocks affects the phones. */
export function clockText(differenceMs: number | null): CheckRowProps {
  const words = currentCopy(backendCopy).form
  if (differenceMs === null) return { mark: 'warn', ...words.clockUnknown, aside: '' }
  const off = Math.abs(differenceMs)
  if (off < agreeMs) return { mark: 'good', ...words.clockAgrees, aside: '' }
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
export function BackendChecklist({ check }: { check: BackendCheck }) {
  const words = useCopy(backendCopy).form
  const { durationMs, problem, clockMs, sockets, calls } = check
  const drifted = calls.filter(({ issues }) => issues.length > 0)
  if (problem !== null && calls.length === 0)
    return (
      <ul aria-label={words.checklist}>
        <CheckRow mark="bad" title={words.outOfReach} text={words.problems[problem]} aside={`${durationMs} ms`} />
      </ul>
    )
  const drifts = drifted.length === 0 ? words.fits : words.drifts(drifted.length)
  const fitText = calls.length === 0 ? words.noneChecked : drifts
  return (
    <div>
      <ul aria-label={words.checklist} className="divide-y divide-line">
        {problem === null ? (
          <CheckRow
            mark={sockets === true ? 'good' : 'warn'}
            title={words.reached}
            text={sockets === true ? words.sockets : words.noSockets}
            aside={`${durationMs} ms`}
          />
        ) : (
          <CheckRow mark="bad" title={words.brokenOff} text={words.problems[problem]} aside={`${durationMs} ms`} />
        )}
        <CheckRow
          mark={drifted.length === 0 && problem === null && calls.length > 0 ? 'good' : 'warn'}
          title={fitText}
          text={words.readOnly}
          aside={words.share(calls.length - drifted.length, calls.length)}
        />
        <CheckRow {...clockText(clockMs)} />
        <CheckRow mark="good" {...words.nothingWritten} aside="" />
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
