import { useNavigation } from 'react-router-dom'
import { commonCopy } from '../../../lib/copy/common.ts'

/** Progress line at the top while the next page's code loads; hidden for short waits. */
export function PageProgress() {
  const loading = useNavigation().state === 'loading'
  return (
    <output className="pointer-events-none fixed inset-x-0 top-0 z-50 block h-0.5">
      {loading && (
        <span className="block h-full animate-late overflow-hidden bg-line">
          <span className="block h-full w-1/2 animate-shimmer bg-lantern" />
          <span className="sr-only">{commonCopy.state.loading}</span>
        </span>
      )}
    </output>
  )
}
