import type { Drift } from '../../../../contract/control/drift-ledger.ts'
import { joined, useCopy } from '../../hub/language.ts'
import { backendCopy } from './copy.ts'
import { ageText, spanText } from './drift-ages.ts'
import type { KnownCall } from './known-calls.ts'
import { ReviewForm } from './review-form.tsx'

/** A drift that a note explains does not alarm. */
const toneOf = ({ note }: Drift) => (note === null ? 'border-alarm text-alarm' : 'border-line text-ink')

/** Drifts by call, each with its place in the schema and its first day. */
export function DriftRows({ calls, today }: { calls: readonly KnownCall[]; today: string }) {
  const words = useCopy(backendCopy).drift
  return (
    <ul className="divide-y divide-line">
      {calls.map(({ name, samples, confirmed, drifts }) => (
        <li key={name} className="grid gap-2 py-2.5">
          <p className="flex items-baseline justify-between gap-2 text-xs">
            <code className="font-mono font-semibold break-all text-ink">{name}</code>
            <span className="shrink-0 text-ink-2 num">
              {joined([words.samples(samples), words.keeps(ageText(confirmed, today))])}
            </span>
          </p>
          <ul className="grid gap-2">
            {drifts.map((drift) => (
              <li key={`${drift.place} ${drift.kind}`} className={`grid gap-1 border-s-2 ps-2.5 ${toneOf(drift)}`}>
                <code className="font-mono text-xs break-all">{drift.place}</code>
                <span className="text-xs text-ink-2 num">
                  {joined([words.kinds[drift.kind], spanText(drift, today)])}
                </span>
                <ReviewForm call={name} drift={drift} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
