import { setImmediate } from 'node:timers/promises'
import type { Context } from 'hono'
import { stream } from 'hono/streaming'

/** Beyond this many entries a list is streamed. */
export const longList = 200

/**
 * Answers `{ ...rest, [name]: list }` in pieces: building the text of tens of thousands of entries in one go would hold
 * up every other call (P10).
 */
export function streamJsonList<T>(
  c: Context,
  rest: Readonly<Record<string, unknown>>,
  name: string,
  list: readonly T[],
  view: (entry: T) => unknown,
): Response {
  c.header('Content-Type', 'application/json')
  return stream(c, async (body) => {
    const fields = Object.entries(rest).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)},`)
    await body.write(`{${fields.join('')}${JSON.stringify(name)}:[`)
    for (let from = 0; from < list.length; from += longList) {
      const entries = list.slice(from, from + longList).map((entry) => JSON.stringify(view(entry)))
      await body.write(`${from === 0 ? '' : ','}${entries.join(',')}`)
      await setImmediate()
    }
    await body.write(']}')
  })
}
