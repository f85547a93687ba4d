import type { ServerResponse } from 'node:http'
import type { Context } from 'hono'

/**
 * Sets a header of an answer that a route has made already. It goes to Node's own response: changing it on the answer
 * itself would copy headers and body into another one, which costs more than most calls do. What the answer says of the
 * same header wins.
 */
export function setAnswerHeader(c: Context, name: string, value: string): void {
  const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse }
  if (outgoing === undefined) c.header(name, value)
  else if (!outgoing.headersSent) outgoing.setHeader(name, value)
}
