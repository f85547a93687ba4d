import * as z from 'zod/mini'
import { tablesOf, type World } from '../../world/world.ts'
import { worldVersion } from './migrations.ts'

/** First line of a world file. */
export const worldHeaderSchema = z.strictObject({
  format: z.literal('yoimachi-world'),
  version: z.int(),
  nextIds: z.record(z.string(), z.int()),
})

export type WorldHeader = z.output<typeof worldHeaderSchema>

export function worldHeaderOf(world: World): WorldHeader {
  const nextIds = Object.fromEntries(tablesOf(world).map((table) => [table.name, table.nextId]))
  return { format: 'yoimachi-world', version: worldVersion, nextIds }
}

/** Last line of a world file. */
export function worldTrailer(checksum: number): string {
  return `end ${checksum}\n`
}

/** Sets the next ids of a world to those of its file. */
export function takeNextIds(world: World, { nextIds }: WorldHeader): void {
  for (const table of tablesOf(world)) table.nextId = nextIds[table.name] ?? table.nextId
}
