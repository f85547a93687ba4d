import { useEffect } from 'react'
import type { OpenTarget } from '../../../preload/bridge.ts'
import { bridge } from '../hub/bridge.ts'
import type { Feature } from '../hub/feature.ts'
import { useOpenPanel } from '../hub/open-panel.ts'
import { paletteOpenAtom, store } from '../hub/state.ts'
import { useFeatures, usePanels } from '../hub/window-features.tsx'

/**
 * Does what the desktop app asks for: commands of its menu, and targets from outside, which are a capsule by double click
 * or command line, or a link after the user's consent. The menu gets the list of panels.
 */
export function useDesktopApp(): void {
  const openPanel = useOpenPanel()
  const features = useFeatures()
  const shown = usePanels()
  useEffect(
    () =>
      bridge?.onCommand((command) => {
        if (command === 'settings') openPanel('/settings')
        else if (command === 'palette') store.set(paletteOpenAtom, true)
        else for (const { menu } of features) void menu?.[command]?.()
      }),
    [features, openPanel],
  )
  useEffect(
    () =>
      bridge?.onOpen((target) => {
        if (target.kind === 'panel') openPanel(`/${target.key}`)
        else for (const { open } of features) void openWith(open, target)
      }),
    [features, openPanel],
  )
  useEffect(() => {
    void bridge?.offerPanels(shown.map(({ key, copy }) => ({ key, title: copy.ja.title, english: copy.en.title })))
  }, [shown])
}

const openWith = <Kind extends OpenTarget['kind']>(open: Feature['open'], target: OpenTarget & { kind: Kind }) =>
  open?.[target.kind]?.(target)
