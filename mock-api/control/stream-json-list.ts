import { setImmediate } from 'node:timers/promises'
import type { Context } from 'hono'
import { stream } from 'hono/streaming'

const entriesPerPiece = 200

/**
 * Answers `{ ...rest, [name]: list }`. A list of tens of thousands goes out in pieces: building its text in one go would
 * hold up every other call (P10).
 */
export function answerLongList<T>(
  c: Context,
  rest: Readonly<Record<string, unknown>>,
  name: string,
  list: readonly T[],
  view: (entry: T) => unknown,
): Response {
  if (list.length <= entriesPerPiece) return c.json({ ...rest, [name]: list.map(view) })
  c.header('Content-Type', 'application/json')
  return stream(c, async (body) => {
    const fields = Object.entries(rest).map(
      ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)},`,
    )
    await body.write(`{${fields.join('')}${JSON.stringify(name)}:[`)
    for (let from = 0; from < list.length; from += entriesPerPiece) {
      const entries = list.slice(from, from + entriesPerPiece).map((entry) => JSON.stringify(view(entry)))
      await body.write(`${from === 0 ? '' : ','}${entries.join(',')}`)
      await setImmediate()
    }
    await body.write(']}')
  })
}
