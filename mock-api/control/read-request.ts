import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { ControlEndpoint } from '../../src/contract/control/define-control.ts'
import { ControlError } from './control-error.ts'

/** The request of a control call: its query or JSON body, with the parameters of its path. Throws ControlError. */
export async function readRequest(
  c: Context,
  { request, place, takesFile }: ControlEndpoint,
): Promise<unknown> {
  if (takesFile) return {}
  const sent = place === 'query' ? c.req.query() : await readJson(c)
  const parameters = c.req.param()
  const isPlain = Object.keys(parameters).length === 0
  const parsed = z.safeParse(request, isPlain || !isObject(sent) ? sent : { ...sent, ...parameters })
  if (parsed.success) return parsed.data
  throw new ControlError(
    422,
    `Failed to read the ${place === 'query' ? 'query' : 'body'}: ${z.prettifyError(parsed.error)}`,
    'fields',
  )
}

/** An empty body counts as {}. */
async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text()
  try {
    return text.trim() === '' ? {} : JSON.parse(text)
  } catch {
    throw new ControlError(400, 'Failed to read the body: it is not JSON. Send a JSON object.', 'not-json')
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
