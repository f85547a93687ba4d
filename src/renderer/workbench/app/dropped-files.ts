import { capsuleStart } from '../../../contract/control/capsule.ts'
import { flashProblems, namingFile } from '../hub/control/attempt.ts'
import { createQueue } from '../hub/control/queue.ts'
import { useOpenPanel } from '../hub/open-panel.ts'
import { useFeatures } from '../hub/window-features.tsx'
import { useListener } from '../parts/use-listener.ts'

const enqueueDrop = createQueue()

/** Opens files dropped on the page outside the phones, one after another, and says which were refused. Phones handle their own drops. */
export function useDroppedFiles(): void {
  const openPanel = useOpenPanel()
  const features = useFeatures()
  useListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault()
  })
  useListener('drop', (event) => {
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length === 0 || event.defaultPrevented) return
    event.preventDefault()
    const drops = features.flatMap(({ drop }) => drop ?? [])
    const open = async (file: File) => {
      // The desktop app saves and opens capsules under other names, too.
      const isCapsule = (await file.slice(0, capsuleStart.length).text()) === capsuleStart
      const named = isCapsule ? undefined : drops.find(({ name }) => name?.test(file.name))
      const drop = named ?? drops.find(({ name }) => name === undefined)
      const address = await drop?.open(file)
      if (address !== undefined) openPanel(address)
    }
    void enqueueDrop(async () => {
      const problems: unknown[] = []
      for (const file of files)
        await open(file).catch((problem: unknown) => problems.push(namingFile(problem, file.name)))
      flashProblems(problems)
    })
  })
}
