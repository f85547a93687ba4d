import type { ReactNode } from 'react'
import { formatDayHeading, formatTime } from '../../../lib/date-ja.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { Card } from '../../../ui/list/card.tsx'
import { useServerNow } from '../../api/server-time.ts'
import { ageDocumentCopy } from './copy.ts'
import { readHandedIn } from './handed-in.ts'

const copy = ageDocumentCopy.waiting
const hourMs = 3_600_000
/** The longest that a check usually takes (AGE-19). */
const checkMs = 24 * hourMs

/** The three steps of an age check: handed in and when, being checked, and by when it ends. */
export function WaitingSteps() {
  const nowMs = useServerNow(60_000)
  const handedInMs = readHandedIn()
  const endMs = handedInMs === null ? null : handedInMs + checkMs
  const late = endMs !== null && nowMs > endMs
  return (
    <Card>
      <ol className="grid gap-4">
        <Step mark={<Icon name="check" size={18} />} look="bg-leaf-soft text-leaf" title={copy.received}>
          {handedInMs !== null && (
            <span className="num">
              {formatDayHeading(handedInMs)} {formatTime(handedInMs)}
            </span>
          )}
        </Step>
        <Step
          mark={<Icon name="clock" size={18} />}
          look="bg-lantern text-on-lantern"
          title={copy.checking}
          current
        >
          {late ? copy.late : copy.usual}
        </Step>
        <Step mark="3" look="bg-sunken text-ink-2 num" title={copy.start}>
          {endMs === null || late ? (
            copy.startSoon
          ) : (
            <span className="font-medium text-lantern-ink num">{by(endMs)}</span>
          )}
        </Step>
      </ol>
    </Card>
  )
}

/** The full hour at or after the end, in Tokyo. */
function by(endMs: number): string {
  const upMs = Math.ceil(endMs / hourMs) * hourMs
  return copy.startBy(formatDayHeading(upMs), Number.parseInt(formatTime(upMs), 10))
}

interface StepProps {
  mark: ReactNode
  look: string
  title: string
  current?: boolean
  children?: ReactNode
}

function Step({ mark, look, title, current = false, children }: StepProps) {
  return (
    <li className="flex gap-3" aria-current={current ? 'step' : undefined}>
      <span className={`grid size-7 shrink-0 place-items-center rounded-full text-s font-semibold ${look}`}>
        {mark}
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-s phrase text-ink-2">{children}</p>
      </div>
    </li>
  )
}
