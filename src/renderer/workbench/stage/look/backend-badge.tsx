import { useQuery } from '@tanstack/react-query'
import { isRealTo } from '../../../../contract/control/backend.ts'
import type { PhoneName } from '../../../../contract/rules/start-options.ts'
import { backendQuery } from '../../control/backend-query.ts'

/** Who answers a phone, while that is not the mock for all of them. */
export function BackendBadge({ name }: { name: PhoneName }) {
  const { data } = useQuery(backendQuery)
  if (data === undefined || data.mode === 'mock') return null
  const isReal = isRealTo(data.mode, name)
  return (
    <span
      className={`shrink-0 rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${
        isReal ? 'bg-alarm-soft text-alarm' : 'bg-plum-soft text-plum'
      }`}
    >
      {isReal ? '実際のAPI' : 'モック'}
    </span>
  )
}
