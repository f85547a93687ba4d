import { useMemo } from 'react'
import { useIsMock } from '../control/queries.ts'
import { panels, type PanelEntry } from './panels.ts'

/** The panels that make sense for the API that answers. */
export function usePanels(): readonly PanelEntry[] {
  const isMock = useIsMock()
  return useMemo(() => panels.filter(({ mockOnly }) => isMock || !mockOnly), [isMock])
}
