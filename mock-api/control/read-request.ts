import { setImmediate } from 'node:timers/promises'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { ControlEndpoint } from '../../src/contract/control/define-control.ts'
import { inSlices } from '../engine/steps.ts'
import { ControlError } from './control-error.ts'
import { parseLargeJson } from './parse-large-json.ts'

/** From this many bytes on a body is read in pieces. */
const large = 256 * 1024

/** The request of a control call: its query or JSON body, with the parameters of its path. Throws ControlError. */
export async function readRequest(c: Context, { request, place }: ControlEndpoint): Promise<unknown> {
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
  const texts = await readTexts(c)
  try {
    return texts.every((text) => text.trim() === '') ? {} : await inSlices(parseLargeJson(texts))
  } catch {
    throw new ControlError(400, 'Failed to read the body: it is not JSON. Send a JSON object.', 'not-json')
  }
}

/** The body in pieces as they come: to put a large one together and decode it whole would hold everybody else up (P13). */
async function readTexts(c: Context): Promise<string[]> {
  const length = Number(c.req.header('content-length') ?? Infinity)
  if (length < large) return [await c.req.text()]
  const decoder = new TextDecoder()
  const texts: string[] = []
  for await (const bytes of c.req.raw.body ?? []) {
    texts.push(decoder.decode(bytes, { stream: true }))
    await setImmediate()
  }
  return [...texts, decoder.decode()]
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
