import * as z from 'zod/mini'
import { parseJson } from '../../../src/contract/rules/parse-json.ts'
import { tablesOf, type Tables } from '../table/tables.ts'
import type { WorldFormat } from './world-format.ts'

/** First line of a world file. */
const headerSchema = z.strictObject({
  format: z.string(),
  version: z.int(),
  nextIds: z.record(z.string(), z.int()),
})

export type WorldHeader = z.output<typeof headerSchema>

export function worldHeaderOf(world: Tables, { name, version }: WorldFormat): WorldHeader {
  const nextIds = Object.fromEntries(tablesOf(world).map((table) => [table.name, table.nextId]))
  return { format: `${name}-world`, version, nextIds }
}

/** Undefined when the line is not the header of a world file of this format. */
export function readWorldHeader(line: string, { name }: WorldFormat): WorldHeader | undefined {
  const parsed = z.safeParse(headerSchema, parseJson(line))
  return parsed.success && parsed.data.format === `${name}-world` ? parsed.data : undefined
}

/** Last line of a world file. */
export function worldTrailer(checksum: number): string {
  return `end ${checksum}\n`
}

/** Sets the next ids of a world to those of its file. */
export function takeNextIds(world: Tables, { nextIds }: WorldHeader): void {
  for (const table of tablesOf(world)) table.nextId = nextIds[table.name] ?? table.nextId
}
