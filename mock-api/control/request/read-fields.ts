import type { Context } from 'hono'
import type { ControlEndpoint } from '../../../src/contract/control/define-control.ts'
import { ControlError } from '../control-error.ts'

/** Returns the parameters of the path of a control call with its query or JSON body. Throws ControlError. */
export async function readFields(c: Context, { place, takesFile }: ControlEndpoint): Promise<unknown> {
  if (takesFile) return c.req.param()
  const sent = place === 'query' ? c.req.query() : await readJson(c)
  return isObject(sent) ? { ...sent, ...c.req.param() } : sent
}

/** An empty body counts as {}. */
async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text()
  try {
    return text.trim() === '' ? {} : JSON.parse(text)
  } catch {
    throw new ControlError('not-json', 'Failed to read the body: it is not JSON. Send a JSON object.')
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
