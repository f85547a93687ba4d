import { join } from 'node:path'
import * as z from 'zod/mini'
import { openJsonFile } from '../store/json-file.ts'
import { storeErrorOf } from '../store/store-error.ts'
import { Clock, type ClockState } from './clock.ts'

const schema = z.strictObject({
  mode: z.enum(['running', 'frozen']),
  at: z.int(),
  since: z.int(),
  speed: z.number().check(z.positive()),
})

/**
 * The clock of a data folder: it goes on where it was, and a running one also passes while the server is off. `saved`
 * resolves when its last change is on the disk.
 */
export async function openClock(
  dir: string,
  systemNow: () => number,
  initial: ClockState,
): Promise<{ clock: Clock; readonly saved: () => Promise<void> }> {
  const file = await openJsonFile<ClockState>(join(dir, 'clock.json'), schema, initial)
  try {
    await file.write()
  } catch (cause) {
    throw storeErrorOf(cause, `write ${join(dir, 'clock.json')}`)
  }
  let saving = Promise.resolve()
  const clock = new Clock(systemNow, file.data, (state) => {
    file.data = state
    // The next change writes again; a clock that is a little behind is put right by the world's settled instant.
    saving = file.write().catch(() => {})
  })
  return { clock, saved: () => saving }
}
