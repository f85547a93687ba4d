import { commonCopy } from '../../../lib/copy/common.ts'
import { Button } from '../../../ui/base/button.tsx'

/**
 * A page that failed to draw or to load its code never leaves a blank screen: it can be reloaded or left. Reloading also
 * helps after a release, when the old code of a page is no longer there.
 */
export function PageFailure() {
  return (
    <div role="alert" className="mx-auto grid max-w-page justify-items-center gap-5 px-5 py-16 text-center">
      <h1>{commonCopy.errorOccurred}</h1>
      <p className="phrase text-ink-2">{commonCopy.state.loadFailedHint}</p>
      <div className="grid w-full max-w-dialog gap-3">
        <Button onClick={() => location.reload()}>{commonCopy.button.reload}</Button>
        {/* A full load, not a route change: what failed may be the running code itself. */}
        <Button tone="quiet" onClick={() => location.assign('/home')}>
          {commonCopy.button.toHome}
        </Button>
      </div>
    </div>
  )
}
