import type { Draws } from '../draws.ts'
import type { NameRound } from './names.ts'
import type { Person } from './person.ts'
import type { Standing } from './standing.ts'
import type { Town } from './town.ts'

/** A townsperson about to be settled, and what that draws from. */
export interface Settler {
  readonly town: Town
  readonly draws: Draws
  readonly names: NameRound
  readonly person: Person
  readonly standing: Standing
}
