import type { Neighbours } from '../personas/persona-meetings.ts'
import type { Cast, Rearrangements } from '../personas/personas.ts'
import type { Town } from '../town.ts'

/** The plan when a scenario changes it: personas with their pairings, and the townspeople. */
export interface Stage {
  readonly town: Town
  readonly cast: Cast
  readonly neighbours: Neighbours
}

/** What the world of a storyline has besides the usual town. */
export interface Scenario {
  /** Number of townspeople instead of the requested one. */
  readonly members?: number
  readonly personas?: Rearrangements
  readonly arrange?: (stage: Stage) => void
}
