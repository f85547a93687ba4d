import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readEntries } from '../../../mock-api/engine/store/journal/entry.ts'
import { atMost, type Part } from '../support/goal.ts'
import { load } from '../support/load.ts'
import { round } from '../support/numbers.ts'
import { stopAll } from '../support/spawned.ts'
import { startTown } from '../support/worlds.ts'
import { writeRequest } from '../support/writing.ts'

/** P7: bytes written to disk per change over the JSON of the changed records. */
export const bytesPart: Part = {
  id: 'P7',
  title: 'bytes written per change, compaction included',
  async run() {
    const town = await startTown(300)
    const request = await writeRequest(town, '宵待'.repeat(60))
    const sizes = new Map<string, number>()
    const note = () => noteSizes(town.dir, sizes)
    note()
    const founded = new Set(sizes.keys())
    let journals = Buffer.alloc(0)
    let compactions = 0
    // Until two compactions have run, because each rewrites the world.
    while (compactions < 2) {
      await load({ port: town.port, requests: [request], ms: 100 })
      note()
      compactions = [...sizes.keys()].filter((name) => name.startsWith('world-') && !founded.has(name)).length
      journals = currentJournals(town.dir, journals)
    }
    await wait(1500)
    note()
    await stopAll()
    const written = [...sizes].filter(([name]) => !founded.has(name) || name.startsWith('journal-'))
    const bytes = written.reduce((sum, [, size]) => sum + size, 0)
    const journaled = written.filter(([name]) => name.startsWith('journal-')).reduce((sum, [, size]) => sum + size, 0)
    const ratio = bytes / (journaled * recordShare(journals))
    return [
      atMost('<= 3', ratio, 3, {
        measured: `${round(ratio)}`,
        by: 'bytes',
        figures: Object.fromEntries(sizes),
      }),
    ]
  },
}

/** Maximum observed size of each file; files are never overwritten. */
function noteSizes(dir: string, sizes: Map<string, number>): void {
  for (const name of readdirSync(dir)) {
    if (!/^(?:world|journal)-\d+\.jsonl$/.test(name)) continue
    const { size } = statSync(join(dir, name))
    sizes.set(name, Math.max(size, sizes.get(name) ?? 0))
  }
}

/** The first journal with contents; later ones have the same kind of lines. */
function currentJournals(dir: string, found: Buffer): Buffer<ArrayBuffer> {
  if (found.length > 0) return Buffer.from(found)
  const names = readdirSync(dir).filter((name) => name.startsWith('journal-'))
  return Buffer.concat(names.map((name) => readFileSync(join(dir, name))))
}

/** Bytes of the changed records in a journal; the rest is length, checksum and table names. */
function recordShare(journal: Buffer): number {
  let records = 0
  let end = 0
  for (const line of readEntries(journal)) {
    end = line.end
    for (const list of Object.values(line.entry.changes))
      for (const record of list) records += Buffer.byteLength(JSON.stringify(record))
  }
  return records / end
}
