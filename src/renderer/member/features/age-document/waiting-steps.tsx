import { Sex } from '../../../../contract/enums/member.ts'
import { gateCopy } from '../../../lib/copy/gate.ts'
import { formatDayHeading, formatTime } from '../../../lib/date-ja.ts'
import { Card } from '../../../ui/base/card.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { useAccount } from '../../api/account.ts'
import { isPaid } from '../../api/paid.ts'
import { useServerNow } from '../../api/server-time.ts'
import { checkedBy, readCheckEnd, readHandedIn } from '../../shared/age-check.ts'
import { ageDocumentCopy } from './copy.ts'

const copy = ageDocumentCopy.waiting

/** The three steps of an age check: submitted (with the time), in review, and the time of the result. */
export function WaitingSteps() {
  const nowMs = useServerNow(60_000)
  const handedInMs = readHandedIn()
  const endMs = readCheckEnd()
  const isOnTime = endMs !== null && nowMs <= endMs
  const account = useAccount()
  // A man without a plan pays next.
  const usesNext = account.sex === Sex.woman || isPaid(account)
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
        <Step mark={<Icon name="clock" size={18} />} look="bg-lantern text-on-lantern" title={copy.checking} current>
          {endMs === null && copy.usual}
          {endMs !== null && !isOnTime && copy.late}
        </Step>
        <Step mark="3" look="bg-sunken text-ink-2 num" title={usesNext ? copy.start : gateCopy.document.verified}>
          {isOnTime ? <span className="font-medium text-lantern-ink num">{checkedBy(endMs)}</span> : copy.startSoon}
        </Step>
      </ol>
    </Card>
  )
}

interface StepProps {
  mark: React.ReactNode
  look: string
  title: string
  current?: boolean
  children?: React.ReactNode
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
