import { useQuery } from '@tanstack/react-query'
import { isRealTo } from '../../../../contract/rules/backend.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { backendQuery } from '../../hub/control/backend-queries.ts'
import { useCopy } from '../../hub/language.ts'
import type { PhoneState } from '../../hub/phone-state.ts'
import { stageCopy } from './copy.ts'

/** The backend of a phone, shown when some phone uses a real API. */
export function BackendBadge({ name }: { name: PhoneName }) {
  const words = useCopy(stageCopy).phone
  const { data } = useQuery(backendQuery)
  if (data === undefined || data.mode === 'mock') return null
  const isReal = isRealTo(data.mode, name)
  return (
    <span
      className={`shrink-0 rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${
        isReal ? 'bg-alarm-soft text-alarm' : 'bg-plum-soft text-plum'
      }`}
    >
      {isReal ? words.real : words.mock}
    </span>
  )
}

/** Marks a phone with a simulated connection, so that its effects do not look like a defect. */
export function LookBadge({ state: { look } }: { state: PhoneState }) {
  const words = useCopy(stageCopy).look
  const network = look?.network ?? 'online'
  if (network === 'online') return null
  return (
    <span className="inline-flex shrink-0 items-center gap-1 rounded-full bg-lantern-soft px-2 py-0.5 text-xs font-medium text-lantern-ink">
      <Icon name="wifi-off" size={12} />
      {words.network.names[network]}
    </span>
  )
}
