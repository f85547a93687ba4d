import { useQueries } from '@tanstack/react-query'
import { callControl, ControlProblem } from '../control/call-control.ts'
import { anything } from '../control/world-schemas.ts'
import { useIsMock } from '../control/use-is-mock.ts'
import { panels, type PanelEntry } from './panels.ts'

/** The panels that this server can fill: those whose call it does not know are left out. */
export function usePanels(): readonly PanelEntry[] {
  const needed = panels.flatMap(({ needs }) => needs ?? [])
  const answers = useQueries({
    queries: needed.map((path) => ({
      queryKey: ['offers', path],
      queryFn: async () => {
        await callControl('GET', path, anything).catch((problem: unknown) => {
          if (problem instanceof ControlProblem && problem.status === 404) throw problem
        })
        return true
      },
      staleTime: Infinity,
    })),
  })
  const isMock = useIsMock()
  const missing = new Set(needed.filter((_, index) => answers[index]?.isError))
  return panels.filter(
    ({ needs, mockOnly }) => (needs === undefined || !missing.has(needs)) && (isMock || !mockOnly),
  )
}
