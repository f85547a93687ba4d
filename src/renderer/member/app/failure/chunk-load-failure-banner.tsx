import { commonCopy } from '../../../lib/copy/common.ts'
import { Button } from '../../../ui/base/button.tsx'
import { useChunkLoadFailed } from '../../shared/loading/chunk-load-failure.ts'

/** Offers a reload when a release has removed code of the open page; the member chooses the moment. */
export function ChunkLoadFailureBanner() {
  const failed = useChunkLoadFailed()
  return (
    <output className="block">
      {failed && (
        <p className="flex items-center justify-between gap-3 bg-plum-soft px-4 safe-top-2 pb-2 text-s">
          <span className="phrase">{commonCopy.state.newVersion}</span>
          <Button tone="quiet" size="s" className="shrink-0" onClick={() => location.reload()}>
            {commonCopy.button.reload}
          </Button>
        </p>
      )}
    </output>
  )
}
