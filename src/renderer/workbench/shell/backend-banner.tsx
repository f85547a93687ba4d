import { useQuery } from '@tanstack/react-query'
import type { BackendMode } from '../../../contract/control/backend.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { backendQuery } from '../control/queries.ts'

const texts: Readonly<Record<Exclude<BackendMode, 'mock'>, string>> = {
  real: '実際の API につながっています。操作は本物のデータに残ります。',
  beside:
    'B は実際の API につながっています。B での操作は本物のデータに残ります。時刻・人・運営は A にだけ効きます。',
}

/** Stays in sight as long as the real API answers: what is done here is then done for good. */
export function BackendBanner() {
  const { data } = useQuery(backendQuery)
  if (data === undefined || data.mode === 'mock') return null
  return (
    <div
      role="alert"
      className="flex shrink-0 items-center justify-center gap-2 bg-alarm px-4 py-1.5 text-s font-semibold text-surface"
    >
      <Icon name="warning" size={16} />
      <span>{texts[data.mode]}</span>
      <code className="min-w-0 truncate font-mono text-xs font-normal">{data.url}</code>
    </div>
  )
}
