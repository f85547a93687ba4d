import * as z from 'zod/mini'
import { placedReason, placedText } from './file-reasons.ts'

/** What was wrong with a file of the data folder when it was opened, and what is used instead. Files are paths. */
export const damage = z.discriminatedUnion('kind', [
  /** A world file that cannot be read. The files before it give the world. */
  z.strictObject({ kind: z.literal('unreadable'), file: z.string(), reason: placedReason }),
  /** A file was renamed to `copy`; the state before it is in use. */
  z.strictObject({ kind: z.literal('set-aside'), copy: z.string() }),
  /** A journal, or the file of moments, whose part before the damage is in use; `copy` holds all of it. */
  z.strictObject({ kind: z.literal('damaged'), file: z.string(), copy: z.string() }),
  /** A journal that lacks its last bytes. `copy` holds all of it if it goes on after the part in use. */
  z.strictObject({
    kind: z.literal('cut'),
    file: z.string(),
    lost: z.int(),
    bytes: z.int(),
    copy: z.nullable(z.string()),
  }),
  /** The file of the clock. The clock stands still at `at`, the last known instant. */
  z.strictObject({ kind: z.literal('clock-missing'), file: z.string(), at: z.string() }),
  z.strictObject({ kind: z.literal('clock-damaged'), file: z.string(), at: z.string(), copy: z.string() }),
])
export type Damage = z.output<typeof damage>

/** A damage as an English line, for logs and the command line. */
export function damageText(found: Damage): string {
  switch (found.kind) {
    case 'unreadable':
      return `Failed to open the world ${found.file}: ${placedText(found.reason)}.`
    case 'set-aside':
      return `Moved to ${found.copy}. The state before it is in use.`
    case 'damaged':
      return `${found.file} is damaged: the part before the damage is in use, and the whole file is kept as ${found.copy}.`
    case 'cut': {
      const { file, lost, bytes, copy } = found
      const text = `${file} was cut: the changes in its last ${lost} of ${bytes} bytes are lost, earlier changes are in use.`
      return copy === null ? text : `${text} The whole file is kept as ${copy}.`
    }
    case 'clock-missing':
      return `${found.file} is missing: ${standsStill(found.at)}.`
    case 'clock-damaged':
      return `${found.file} is damaged: ${standsStill(found.at)}. The file is kept as ${found.copy}.`
  }
}

const standsStill = (at: string) => `the clock stands still at ${at}, the last known instant`
