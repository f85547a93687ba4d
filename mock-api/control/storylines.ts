import * as z from 'zod/mini'
import { type Storyline, storylineFile } from '../../src/contract/control/storylines.ts'
import type { Scenario } from '../../src/contract/control/world.ts'

const files: Readonly<Record<string, unknown>> = import.meta.glob('../../fixtures/storylines/*.json', {
  import: 'default',
  eager: true,
})

/** Storylines in the order of the menu; the first one is for a first start. */
export const storylines: readonly Storyline[] = Object.values(files)
  .map((file) => z.parse(storylineFile, file))
  .toSorted((a, b) => a.order - b.order)

export function findStoryline(key: string): Storyline | undefined {
  return storylines.find((storyline) => storyline.key === key)
}

/** Returns the world of a storyline as a prepared situation; undefined if it is the usual town or that of another storyline. */
export function scenarioOf({ world, scenario }: Storyline): Scenario | undefined {
  return world.scenario === null || scenario === undefined ? undefined : { key: world.scenario, ...scenario }
}

/** Prepared situations for a new world, in the order of the menu. */
export const scenarios: readonly Scenario[] = storylines.flatMap((storyline) => scenarioOf(storyline) ?? [])
