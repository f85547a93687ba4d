import { useState } from 'react'
import type { StorageTrouble } from '../../../lib/storage.ts'
import { Button } from '../../../ui/base/button.tsx'
import { storageCopy as copy } from './copy.ts'

/** Says why values live in this page only. Can be closed. */
export function StorageBanner({ trouble }: { trouble: StorageTrouble }) {
  const [isClosed, setIsClosed] = useState(false)
  return (
    <output className="block">
      {!isClosed && (
        <p className="flex items-center justify-between gap-3 bg-plum-soft px-4 safe-top-2 pb-2 text-s">
          <span className="phrase">{copy[trouble]}</span>
          <Button tone="quiet" size="s" className="shrink-0" onClick={() => setIsClosed(true)}>
            {copy.close}
          </Button>
        </p>
      )}
    </output>
  )
}
