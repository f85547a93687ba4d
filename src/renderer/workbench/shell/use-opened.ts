import { useEffect } from 'react'
import { takeCapsuleStage } from '../../../contract/control/capsule.ts'
import { loadCapsule } from '../capsule/open-capsule.ts'
import { putOnStage } from '../capsule/stage-state.ts'
import { callControl } from '../control/call-control.ts'
import { loadHar } from '../panels/inspector/har.ts'
import { resetWorld } from '../panels/world-actions.ts'
import { bridge } from '../parts/files.ts'
import { attempt } from '../parts/flash.ts'
import { useOpenPanel } from '../parts/panel.tsx'

/** Opens a dropped file: a recording (`.har`) in its panel, any other file as a capsule. */
async function openDropped(file: File, openPanel: (address: string) => void): Promise<void> {
  if (!/\.har$/i.test(file.name)) return loadCapsule({ name: file.name, content: file })
  await loadHar(file)
  openPanel('/inspector?view=calls')
}

/** Opens a file dropped on the page outside the phones. Phones handle their own drops. */
export function useDrop(): void {
  const openPanel = useOpenPanel()
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault()
    }
    const onDrop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0]
      if (file === undefined || event.defaultPrevented) return
      event.preventDefault()
      void attempt(() => openDropped(file, openPanel))
    }
    document.addEventListener('dragover', onDragOver)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('dragover', onDragOver)
      document.removeEventListener('drop', onDrop)
    }
  }, [openPanel])
}

/** Opens targets from outside: a capsule by double click or command line, or a link after the user's consent. */
export function useOpened(): void {
  const openPanel = useOpenPanel()
  useEffect(() => {
    // Fails for a real API, which has no capsules. Other problems show elsewhere.
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
