import * as z from 'zod/mini'
import { wireInstant, wireSuccess } from '../wire/wire.ts'
import { defineControl } from './define-control.ts'

const snapshot = z.strictObject({ id: z.int(), name: z.string(), at: wireInstant })

/** Written in the path; one that is no number is as unknown as any other. */
export const pathId = z.pipe(z.union([z.int(), z.string()]), z.transform(Number))

export const listSnapshots = defineControl({
  id: 'listSnapshots',
  method: 'GET',
  path: '/snapshots',
  summary: 'The worlds that were kept under a name',
  response: z.array(snapshot),
})

export const takeSnapshot = defineControl({
  id: 'takeSnapshot',
  method: 'POST',
  path: '/snapshots',
  summary: 'Keeps the world under a name',
  request: z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(80)) }),
  response: snapshot,
})

export const restoreSnapshot = defineControl({
  id: 'restoreSnapshot',
  method: 'POST',
  path: '/snapshots/:id/restore',
  summary: 'Puts a kept world in place of the present one',
  request: z.object({ id: pathId }),
  response: z.strictObject({
    now: wireInstant,
    /** Undoes it. */
    checkpoint: z.int(),
  }),
})

export const deleteSnapshot = defineControl({
  id: 'deleteSnapshot',
  method: 'DELETE',
  path: '/snapshots/:id',
  summary: 'Forgets a kept world',
  request: z.object({ id: pathId }),
  response: wireSuccess,
})
