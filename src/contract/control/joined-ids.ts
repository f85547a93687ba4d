import * as z from 'zod/mini'

/** Ids joined by commas; anything else in the list is passed over. */
export const joinedIds = z.pipe(
  z._default(z.string(), ''),
  z.transform((text: string) =>
    text
      .split(',')
      .filter((id) => /^\d+$/.test(id))
      .map(Number),
  ),
)
