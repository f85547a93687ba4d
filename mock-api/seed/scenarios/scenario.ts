import type { Cast } from '../personas/join-personas.ts'
import type { Neighbours } from '../personas/tell-persona-worlds.ts'
import type { Town } from '../town/town.ts'

/** The plan as far as it is made when a scenario changes it: personas with their worlds, and the people of the town. */
export interface Stage {
  readonly town: Town
  readonly cast: Cast
  readonly neighbours: Neighbours
}

/** What a scenario changes in the usual town. */
export interface Scenario {
  /** Number of townspeople instead of the wished one. */
  readonly members?: number
  readonly arrange?: (stage: Stage) => void
}
