import { join } from 'node:path'
import { JSONFilePreset } from 'lowdb/node'
import * as z from 'zod/mini'
import { StoreError } from '../store/store-error.ts'
import { Clock, type ClockState } from './clock.ts'

const schema = z.strictObject({
  mode: z.enum(['running', 'frozen']),
  at: z.int(),
  since: z.int(),
  speed: z.number().check(z.positive()),
})

/** The clock of a data folder: it goes on where it was, and a running one also passes while the server is off. */
export async function openClock(dir: string, systemNow: () => number, initial: ClockState): Promise<Clock> {
  const path = join(dir, 'clock.json')
  try {
    const file = await JSONFilePreset<ClockState>(path, initial)
    return new Clock(systemNow, z.parse(schema, file.data), (state) => {
      file.data = { ...state }
      // The next change writes again; a clock that is a little behind is put right by the world's settled instant.
      file.write().catch(() => {})
    })
  } catch (cause) {
    throw new StoreError(`Failed to read ${path}: ${String(cause)}. Move it away to start from the present time.`)
  }
}
