import * as z from 'zod/mini'

/** Entries of a storage of the browser. */
export const storedTexts = z.record(z.string(), z.string())

/** State of a phone besides its session and page. */
export const phoneDevice = z.strictObject({
  /** The page's storages without session values. */
  local: storedTexts,
  session: storedTexts,
  /** Scroll positions of the page and of boxes in it. `at` is the path of child indexes from the body. */
  scrolls: z
    .array(z.strictObject({ at: z.array(z.int().check(z.minimum(0))), left: z.number(), top: z.number() }))
    .check(z.maxLength(50)),
})
export type PhoneDevice = z.output<typeof phoneDevice>
