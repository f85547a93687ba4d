import { commonCopy } from '../../../lib/copy/common.ts'
import { Button } from '../../../ui/base/button.tsx'

/** Replaces a page that fails to render or to load. A reload also helps when a release has removed its code. */
export function PageFailure() {
  return (
    <div role="alert" className="mx-auto grid max-w-page justify-items-center gap-5 px-5 py-16 text-center">
      <h1>{commonCopy.errorOccurred}</h1>
      <p className="phrase text-ink-2">{commonCopy.state.loadFailedHint}</p>
      <div className="grid w-full max-w-dialog gap-3">
        <Button onClick={() => location.reload()}>{commonCopy.button.reload}</Button>
        {/* A full load, because the running code itself may have failed. */}
        <Button tone="quiet" onClick={() => location.assign('/home')}>
          {commonCopy.button.toHome}
        </Button>
      </div>
    </div>
  )
}
