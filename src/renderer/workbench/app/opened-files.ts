import { useEffect } from 'react'
import type { OpenTarget } from '../../../preload/bridge.ts'
import { bridge } from '../hub/bridge.ts'
import { attempt } from '../hub/control/flash.ts'
import type { Feature } from '../hub/feature.ts'
import { useOpenPanel } from '../hub/open-panel.ts'
import { useFeatures } from '../hub/slot.tsx'
import { useListener } from '../parts/use-listener.ts'

/** Opens a file dropped on the page outside the phones. Phones handle their own drops. */
export function useDroppedFiles(): void {
  const openPanel = useOpenPanel()
  const features = useFeatures()
  useListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault()
  })
  useListener('drop', (event) => {
    const file = event.dataTransfer?.files[0]
    if (file === undefined || event.defaultPrevented) return
    event.preventDefault()
    const drops = features.flatMap(({ drop }) => drop ?? [])
    const drop = drops.find(({ name }) => name?.test(file.name)) ?? drops.find(({ name }) => name === undefined)
    void attempt(async () => {
      const address = await drop?.open(file)
      if (address !== undefined) openPanel(address)
    })
  })
}

/** Opens targets from outside: a capsule by double click or command line, or a link after the user's consent. */
export function useOpenedTargets(): void {
  const openPanel = useOpenPanel()
  const features = useFeatures()
  useEffect(
    () =>
      bridge?.onOpen((target) => {
        if (target.kind === 'panel') openPanel(`/${target.key}`)
        else for (const { open } of features) void openWith(open, target)
      }),
    [features, openPanel],
  )
}

function openWith<Kind extends OpenTarget['kind']>(open: Feature['open'], target: OpenTarget & { kind: Kind }) {
  return open?.[target.kind]?.(target)
}
