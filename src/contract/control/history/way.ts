import * as z from 'zod/mini'
import type { ResponseOf } from '../../wire/endpoint.ts'
import * as wire from '../../wire/fields.ts'
import { defineControl, pathId } from '../define-control.ts'
import { armedFaults } from '../faults.ts'
import { stagePhones } from '../stage-phones.ts'
import { momentKinds } from './moments.ts'

/** The world's instant with people, pages and faults of the stage; a null stage was not kept by a former version. */
const stageThen = z.strictObject({
  at: wire.instant,
  stage: z.nullable(z.strictObject({ phones: stagePhones, faults: armedFaults })),
})

export const readWay = defineControl('readWay', 'GET /history/:id/way', {
  summary: 'The moments from one on the present line to now, with their inputs',
  request: z.object({ id: pathId }),
  response: z.strictObject({
    /** The moment when the next one began. */
    start: stageThen,
    /** Oldest first. */
    steps: z.array(
      z.strictObject({
        id: z.int(),
        kind: z.enum(momentKinds),
        subject: z.string(),
        /** Mail address of the member who caused it. */
        email: z.nullable(z.string()),
        /** Instant that a jump reached. */
        to: z.nullable(wire.instant),
        /**
         * Fields of the call, act or jump; uuid and text of a chat message. A jump has its `target` too. Null when they
         * were not kept: a file, a token or a card number, a long text, or a former version.
         */
        input: z.nullable(z.record(z.string(), z.unknown())),
        before: stageThen,
      }),
    ),
    end: stageThen,
  }),
})
export type HistoryWay = ResponseOf<typeof readWay>
