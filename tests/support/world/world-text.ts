import { crc32 } from 'node:zlib'
import { worldHeaderOf, worldTrailer, type WorldFormat } from '../../../mock-api/engine/store/world-format.ts'
import { type Tables, tablesOf } from '../../../mock-api/engine/table/tables.ts'

/** Lines of records in memory, which never change in place. */
const lines = new WeakMap<object, string>()

/** Returns the text of a world file, for comparisons. */
export function worldText(world: Tables, format: WorldFormat): string {
  const parts = [`${JSON.stringify(worldHeaderOf(world, format))}\n`]
  for (const table of tablesOf(world))
    for (const id of [...table.ids()].toSorted((a, b) => a - b)) {
      const record = table.peek(id)
      if (record === undefined) continue
      let line = lines.get(record)
      if (line === undefined) lines.set(record, (line = `${table.name} ${JSON.stringify(record)}\n`))
      parts.push(line)
    }
  const text = parts.join('')
  return text + worldTrailer(crc32(text))
}
