import { queryOptions } from '@tanstack/react-query'
import { control } from '../../hub/control/call-control.ts'
import { useCopy } from '../../hub/language.ts'
import { Section } from '../../parts/panel.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { backendCopy } from './copy.ts'
import { compareMs } from './screen-differences.ts'

const responseDifferencesQuery = queryOptions({
  queryKey: ['differences'],
  queryFn: () => control.comparePhones(),
  refetchInterval: compareMs,
})

/** Calls whose status or response shape differs between the two phones. */
export function ResponseDifferences() {
  const words = useCopy(backendCopy)
  return (
    <QueryState of={responseDifferencesQuery} rows={1}>
      {({ compared, calls }) => (
        <Section title={words.responses} aside={words.compared(compared)}>
          {calls.length === 0 && (
            <p className="text-s text-ink-2">{compared === 0 ? words.nothingCompared : words.sameResponses}</p>
          )}
          <ul className="divide-y divide-line">
            {calls.map(({ call, mock, real, places }) => (
              <li key={call} className="grid gap-1 py-2 text-xs">
                <code className="font-mono font-semibold break-all">{call}</code>
                {mock !== real && <span className="text-alarm num">{words.statuses(mock, real)}</span>}
                {places.map(({ place, kind }) => (
                  <span key={place} className="flex items-baseline justify-between gap-3">
                    <code className="min-w-0 font-mono break-all text-ink-2">{place}</code>
                    <span className="shrink-0">{words.shapes[kind]}</span>
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </QueryState>
  )
}
