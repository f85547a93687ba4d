import { useQuery } from '@tanstack/react-query'
import { Icon } from '../../ui/base/icon.tsx'
import { backendQuery } from '../control/backend-query.ts'

/** Stays in sight as long as the real API answers: what is done here is then done for good. */
export function BackendBanner() {
  const { data } = useQuery(backendQuery)
  if (data?.mode !== 'real') return null
  return (
    <div
      role="alert"
      className="flex shrink-0 items-center justify-center gap-2 bg-alarm px-4 py-1.5 text-s font-semibold text-surface"
    >
      <Icon name="warning" size={16} />
      <span>実際の API につながっています。操作は本物のデータに残ります。</span>
      <code className="font-mono text-xs font-normal">{data.url}</code>
    </div>
  )
}
