import type { Fact } from '../../support/world-facts.ts'

export type World = (table: string) => readonly Fact[]

export const memberBy = (world: World, email: string): Fact | undefined =>
  world('members').find((each) => each['email'] === email)

/** Records of a table that name the member in a field. */
export function recordsOf(world: World, table: string, field: string, email: string): readonly Fact[] {
  const id = memberBy(world, email)?.['id']
  return world(table).filter((each) => each[field] === id)
}

/** Number of the member's pairings with a status. */
export function pairingsAt(world: World, email: string, statusN: number): number {
  const all = ['womanId', 'manId'].flatMap((field) => recordsOf(world, 'pairings', field, email))
  return all.filter((each) => each['statusN'] === statusN).length
}
