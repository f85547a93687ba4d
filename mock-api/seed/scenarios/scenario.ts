import type { Cast, Rearrangements } from '../personas/join-personas.ts'
import type { Neighbours } from '../personas/persona-pairings.ts'
import type { Town } from '../town.ts'

/** The plan as far as it is made when a scenario changes it: personas with their pairings, and the people of the town. */
export interface Stage {
  readonly town: Town
  readonly cast: Cast
  readonly neighbours: Neighbours
}

/** What a scenario changes in the usual town. */
export interface ScenarioPlan {
  /** Personas who are set up in another way. */
  readonly personas?: Rearrangements
  /** What happens besides. */
  readonly arrange?: (stage: Stage) => void
}

export interface Scenario extends ScenarioPlan {
  /** Number of townspeople instead of the requested one. */
  readonly members?: number
}
