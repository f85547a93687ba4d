import * as z from 'zod/mini'
import * as wire from '../wire/fields.ts'
import { defineControl } from './define-control.ts'

/**
 * Semantic version of the control API (docs/in-your-tests.md, Versions). `npm run control:release` writes the
 * description of a released version.
 */
export const controlVersion = '2.5.0'

export const readReady = defineControl('readReady', 'GET /ready', {
  summary: 'Answers 200 once the server is ready, with its versions, world and clock',
  response: z.strictObject({
    version: z.string(),
    /** Semantic version of the control API. */
    control: z.string(),
    world: z.strictObject({
      /** Empty for the server's first world. */
      name: z.string(),
      seed: z.int(),
      /** Townspeople without the personas. */
      members: z.int(),
    }),
    now: wire.instant,
    mode: z.enum(['running', 'frozen']),
  }),
  worksOnReal: true,
})
