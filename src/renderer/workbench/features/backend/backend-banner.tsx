import { useQuery } from '@tanstack/react-query'
import type { BackendMode } from '../../../../contract/rules/backend.ts'
import { backendQuery } from '../../hub/control/queries.ts'
import { AlarmBar } from '../../parts/alarm-bar.tsx'

const backendTexts: Readonly<Record<Exclude<BackendMode, 'mock'>, string>> = {
  real: '実際の API につながっています。操作は本物のデータに残ります。',
  beside: 'B は実際の API につながっています。B での操作は本物のデータに残ります。時刻・人・運営は A にだけ効きます。',
}

/** Warns while the real API answers, because changes there are final. */
export function BackendBanner() {
  const { data } = useQuery(backendQuery)
  if (data === undefined || data.mode === 'mock') return null
  return (
    <AlarmBar text={backendTexts[data.mode]}>
      <code className="min-w-0 truncate font-mono text-xs font-normal">{data.url}</code>
    </AlarmBar>
  )
}
