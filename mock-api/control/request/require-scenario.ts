import { scenarios } from '../../tools/storylines/built-in.ts'
import { ControlError } from '../control-error.ts'

/** Throws ControlError for the key of no scenario. */
export function requireScenario(scenario: string | undefined): void {
  if (scenario === undefined || scenarios().some(({ key }) => key === scenario)) return
  throw new ControlError(
    'unknown-scenario',
    `Failed to found a world: there is no scenario ${scenario}. See GET /__control/scenarios.`,
  )
}
