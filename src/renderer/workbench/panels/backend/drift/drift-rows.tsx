import type { CallDrift, Drift } from '../../../../../contract/control/drift.ts'
import { ageText, daysAgoText } from './ages.ts'
import { ReviewForm } from './review-form.tsx'

interface DriftRowsProps {
  calls: readonly (CallDrift & { readonly name: string })[]
  today: string
}

const kinds: Readonly<Record<Drift['kind'], string>> = {
  missing: '欄がありません',
  extra: '契約にない欄です',
  type: '型や値が契約と違います',
  status: '契約にないステータスです',
}

/** Drifts by call, each with where it lies in the schema and since when it is known. */
export function DriftRows({ calls, today }: DriftRowsProps) {
  return (
    <ul className="divide-y divide-line">
      {calls.map(({ name, samples, confirmed, drifts }) => (
        <li key={name} className="grid gap-2 py-2.5">
          <p className="flex items-baseline justify-between gap-2 text-xs">
            <code className="font-mono font-semibold break-all text-ink">{name}</code>
            <span className="shrink-0 text-ink-2 num">{`見本 ${samples} ・ 合致 ${ageText(confirmed, today)}`}</span>
          </p>
          <ul className="grid gap-2">
            {drifts.map((drift) => (
              <li key={`${drift.place} ${drift.kind}`} className="grid gap-1 border-s-2 border-alarm ps-2.5">
                <code className="font-mono text-xs break-all text-alarm">{drift.place}</code>
                <span className="text-xs text-ink-2 num">
                  {`${kinds[drift.kind]} ・ ${spanText(drift, today)}`}
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

function spanText({ first, last }: Drift, today: string): string {
  const [since, until] = [daysAgoText(first, today), daysAgoText(last, today)]
  return since === until ? until : `初回 ${since} ・ 最後 ${until}`
}
