import * as z from 'zod/mini'
import { type PlacedReason, reasonOf, placedText } from '../../../src/contract/rules/file-reasons.ts'
import { mismatchOf } from '../../../src/contract/rules/zod-mismatch.ts'

/** A header or parameter. Proxies leave out values, or write numbers. */
const pair = z.object({
  name: z.string(),
  value: z.pipe(
    z._default(z.nullable(z.union([z.string(), z.number(), z.boolean()])), ''),
    z.transform((value) => String(value ?? '')),
  ),
})
const pairs = z._default(z.nullable(z.array(pair)), [])
const text = z.optional(z.nullable(z.string()))

/** What the check reads of an HTTP Archive 1.2. */
export const archive = z.object({ log: z.object({ entries: z.array(z.unknown()) }) })

/** What tells a call of ours from other requests. */
export const called = z.object({ request: z.object({ method: z.string(), url: z.string() }) })

/** Browsers add sockets as `_webSocketMessages`. */
export const entrySchema = z.object({
  startedDateTime: z._default(z.nullable(z.string()), ''),
  time: z._default(z.nullable(z.number()), 0),
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers: pairs,
    postData: z.optional(z.nullable(z.object({ mimeType: text, text, encoding: text, params: pairs }))),
  }),
  response: z.object({
    status: z.number(),
    headers: pairs,
    content: z.optional(z.nullable(z.object({ text, encoding: text }))),
  }),
  _webSocketMessages: z.optional(
    z.array(z.object({ type: z.string(), time: z.optional(z.number()), data: z.string() })),
  ),
})
export type Entry = z.output<typeof entrySchema>

/** Thrown for a value that is no HTTP Archive, with the place of the first fault. */
export class NoArchive extends Error {
  override readonly name = 'NoArchive'
  readonly reason: PlacedReason

  constructor(error: z.core.$ZodError, within: readonly PropertyKey[] = []) {
    const { path } = mismatchOf(error)
    const why = { part: [...within, ...path].join('.'), ...reasonOf('no-har') }
    super(placedText(why))
    this.reason = why
  }
}
