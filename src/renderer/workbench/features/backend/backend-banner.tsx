import { useQuery } from '@tanstack/react-query'
import { backendQuery } from '../../hub/control/backend-queries.ts'
import { useCopy } from '../../hub/language.ts'
import { AlarmBar } from '../../parts/alarm-bar.tsx'
import { backendCopy } from './copy.ts'

/** Warns while the real API answers, because changes there are final. */
export function BackendBanner() {
  const words = useCopy(backendCopy)
  const { data } = useQuery(backendQuery)
  if (data === undefined || data.mode === 'mock') return null
  return (
    <AlarmBar text={words.banners[data.mode]}>
      <code className="min-w-0 truncate font-mono text-xs font-normal">{data.url}</code>
    </AlarmBar>
  )
}
