import { useQuery } from '@tanstack/react-query'
import { scenariosQuery } from '../../control/queries.ts'
import { ConfirmButton } from '../../parts/buttons.tsx'
import { QueryState } from '../../parts/panel.tsx'
import { resetWorld } from './reset-world.ts'

/** Each scenario founds a world around one thing to try. */
export function ScenarioList() {
  const query = useQuery(scenariosQuery)
  return (
    <QueryState query={query}>
      {(scenarios) => (
        <ul className="divide-y divide-line">
          {scenarios.map(({ key, title, text }) => (
            <li key={key} className="grid gap-1 py-3">
              <p className="text-s font-semibold">{title}</p>
              <p className="text-s text-ink-2">{text}</p>
              <div className="mt-1 flex items-center justify-between gap-2">
                <ConfirmButton
                  icon="play"
                  confirmText="世界を置き換えて始める"
                  run={() => resetWorld({ scenario: key })}
                >
                  始める
                </ConfirmButton>
                <code className="truncate font-mono text-xs text-ink-3">{key}</code>
              </div>
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  )
}
