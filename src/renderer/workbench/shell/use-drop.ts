import { useEffect } from 'react'
import { loadCapsule } from '../capsule/open-capsule.ts'
import { attempt } from '../parts/flash.ts'

/** Loads a capsule file that is dropped on the page, beside the phones, which keep what is dropped on them. */
export function useDrop(): void {
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault()
    }
    const onDrop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0]
      if (file === undefined || event.defaultPrevented) return
      event.preventDefault()
      void attempt(() => loadCapsule({ name: file.name, content: file }))
    }
    document.addEventListener('dragover', onDragOver)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('dragover', onDragOver)
      document.removeEventListener('drop', onDrop)
    }
  }, [])
}
