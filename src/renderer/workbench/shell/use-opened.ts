import { useEffect } from 'react'
import { takeCapsuleStage } from '../../../contract/control/capsule.ts'
import { loadCapsule } from '../capsule/open-capsule.ts'
import { putOnStage } from '../capsule/stage-state.ts'
import { callControl } from '../control/call-control.ts'
import { resetWorld } from '../panels/world-actions.ts'
import { bridge } from '../parts/files.ts'
import { attempt } from '../parts/flash.ts'
import { useOpenPanel } from '../parts/panel.tsx'

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

/**
 * Carries out what was opened from outside: a capsule by double click or by the server's command line, a link that the
 * person agreed to.
 */
export function useOpened(): void {
  const openPanel = useOpenPanel()
  useEffect(() => {
    // A real API has no capsules; whatever else is wrong is told by everything else.
    callControl(takeCapsuleStage).then(
      (stage) => stage && putOnStage(stage),
      () => {},
    )
  }, [])
  useEffect(
    () =>
      bridge?.onOpen((target) => {
        if (target.kind === 'capsule') void attempt(() => loadCapsule(target.file))
        else if (target.kind === 'panel') openPanel(`/${target.key}`)
        else void attempt(() => resetWorld({ scenario: target.key }))
      }),
    [openPanel],
  )
}
