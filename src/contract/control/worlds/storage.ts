import * as z from 'zod/mini'
import { damage } from '../../rules/damage.ts'
import { defineControl } from '../define-control.ts'

/** Why saving fails: the data folder is missing or replaced, the disk is full, or writing is refused. */
const storageProblem = z.strictObject({ kind: z.enum(['gone', 'full', 'refused']), text: z.string() })

export const readStorage = defineControl('readStorage', 'GET /storage', {
  summary: 'Whether changes can be saved, and why not; damage found when the folder was opened',
  response: z.strictObject({
    folder: z.string(),
    problem: z.nullable(storageProblem),
    /** Files that were damaged when the server opened the folder, and what it uses instead. */
    damage: z.array(z.intersection(damage, z.object({ text: z.string() }))),
  }),
})
