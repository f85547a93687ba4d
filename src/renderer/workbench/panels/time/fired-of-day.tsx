import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listFiredOfDay } from '../../../../contract/control/clock.ts'
import type { EffectKind } from '../../../../contract/control/effects.ts'
import { formatTime } from '../../../lib/date-ja.ts'
import { callControl } from '../../control/call-control.ts'
import { attempt } from '../../parts/flash.ts'
import { showMember } from '../../stage/phone-actions.ts'
import { lookOfKind } from '../../time/effect-kinds.ts'
import { dotFill } from '../../time/moment-row.tsx'

interface FiredOfDayProps {
  day: string
  kind: EffectKind
  count: number
}

/** What happened of one kind on one day; open, one by one, each leading to whom it befell. */
export function FiredOfDay({ day, kind, count }: FiredOfDayProps) {
  const [open, setOpen] = useState(false)
  const { data } = useQuery({
    queryKey: ['clock', 'fired', day, kind],
    queryFn: () => callControl(listFiredOfDay, { day, kind }),
    enabled: open,
  })
  const { label, tone } = lookOfKind(kind)
  const gone = data === undefined ? 0 : count - data.length
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex cursor-pointer items-center gap-2 rounded-s py-1 text-s hover:bg-wash">
        <span className={`size-2 rounded-full ${dotFill[tone]}`} />
        <span>{label}</span>
        <span className="ms-auto text-ink-3 num">{count.toLocaleString('ja')}</span>
      </summary>
      <ul className="ps-4">
        {data?.map(({ at, subject, text, members: [first] }) => (
          <li key={`${subject} ${at}`} className="flex items-baseline gap-2 py-1 text-s">
            <span className="w-11 shrink-0 text-xs text-ink-3 num">{formatTime(Date.parse(at))}</span>
            <span className="min-w-0 flex-1">{text}</span>
            {first && (
              <button
                type="button"
                title={`${first.name || `会員#${first.id}`}の画面を開く`}
                onClick={() => void attempt(() => showMember(first.id))}
                className="shrink-0 rounded-s px-1.5 text-xs text-plum hover:bg-wash"
              >
                見る
              </button>
            )}
          </li>
        ))}
      </ul>
      {gone > 0 && (
        <p className="ps-4 text-xs text-ink-3 num">
          ほかの{gone.toLocaleString('ja')}件は、件数だけが残っています。
        </p>
      )}
    </details>
  )
}
