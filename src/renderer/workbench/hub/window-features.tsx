import { createContext, use, useMemo } from 'react'
import type { WorkbenchCommand } from '../../../preload/bridge.ts'
import { useIsMock } from './control/backend-queries.ts'
import type { Feature, PanelEntry, Slots } from './feature.ts'

/** The features of this window, in their order. */
export const FeaturesContext = createContext<readonly Feature[]>([])

export const useFeatures = (): readonly Feature[] => use(FeaturesContext)

/** A panel with its key. */
export type FeaturePanel = PanelEntry & Pick<Feature, 'key' | 'mockOnly'>

export const panelsOf = (features: readonly Feature[]): readonly FeaturePanel[] =>
  features.flatMap(({ key, mockOnly, panel }) => (panel ? [{ ...panel, key, ...(mockOnly && { mockOnly }) }] : []))

/** Panels that the answering API supports, in the order of the rail. */
export function usePanels(): readonly FeaturePanel[] {
  const features = useFeatures()
  const isMock = useIsMock()
  return useMemo(() => panelsOf(features).filter(({ mockOnly }) => isMock || !mockOnly), [features, isMock])
}

/** Renders what features put in a place of the window. */
export function Slot<Name extends keyof Slots>(props: { slot: Name } & Slots[Name]) {
  return useFeatures().map(({ key, slots }) => {
    const Part: React.ComponentType<Slots[Name]> | undefined = slots?.[props.slot]
    return Part && <Part key={key} {...props} />
  })
}

/** Returns a function that runs a command of the desktop menu, of the first feature that has it. */
export function useMenuCommand(command: WorkbenchCommand): () => unknown {
  const [run] = useFeatures().flatMap(({ menu }) => menu?.[command] ?? [])
  return () => run?.()
}
