import * as z from 'zod/mini'
import * as wire from '../../wire/fields.ts'
import { defineControl } from '../define-control.ts'
import { founding } from './founding.ts'

/** A world besides the server's first one, with its own clock, faults, outbox, coverage and log. */
const parallelWorld = z.strictObject({
  /** `w1`, `w2`, …: the first part of its host names. */
  name: z.string(),
  /** Loopback URL on a port of its own, for programs on systems that do not resolve the names below. */
  url: z.string(),
  /** Origins of its pages, all on the server's port. */
  phones: z.array(z.string()),
  workbench: z.string(),
})

export const openWorld = defineControl('openWorld', 'POST /worlds', {
  summary: 'Founds another world in this server; defaults are those of the first one. It ends with the server',
  request: z.strictObject(founding),
  response: parallelWorld,
})

export const listWorlds = defineControl('listWorlds', 'GET /worlds', {
  summary: 'The worlds beside the first one, oldest first',
  response: z.array(parallelWorld),
})

export const closeWorld = defineControl('closeWorld', 'DELETE /worlds/:name', {
  summary: 'Ends a world beside the first one and deletes its data',
  request: z.object({ name: z.string() }),
  response: wire.success,
})
