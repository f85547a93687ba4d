import { setImmediate } from 'node:timers/promises'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { ControlEndpoint } from '../../src/contract/control/define-control.ts'
import type { ControlEvent } from '../../src/contract/control/events.ts'
import { parseInstant } from '../../src/contract/rules/tokyo-time.ts'
import type { RequestOf, ResponseOf } from '../../src/contract/wire/endpoint.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import { emailOf } from '../tools/storylines/people.ts'
import type { Member } from '../world/records/member.ts'
import type { World } from '../world/world.ts'
import { ControlError, requireFound } from './control-error.ts'

export interface ControlContext extends AppDependencies {
  /** For responses other than plain JSON, and for further headers. */
  readonly c: Context
  readonly world: World
  readonly announce: (event: ControlEvent) => void
}

export interface ControlRoute {
  readonly endpoint: ControlEndpoint
  /** Parses the fields of a request and runs the call. Throws ControlError, or what a rule throws. */
  readonly run: (fields: unknown, context: ControlContext) => unknown
}

/** Defines a route of the control API. `mountControl` reads the request, handles errors and writes the response. */
export function defineControlRoute<E extends ControlEndpoint>(
  endpoint: E,
  run: (input: RequestOf<E>, context: ControlContext) => ResponseOf<E> | Response | Promise<ResponseOf<E> | Response>,
): ControlRoute {
  return { endpoint, run: (fields, context) => run(parseFields(endpoint, fields), context) }
}

function parseFields<E extends ControlEndpoint>({ request, place }: E, fields: unknown): RequestOf<E> {
  const parsed = z.safeParse<E['request']>(request, fields)
  if (parsed.success) return parsed.data
  throw new ControlError(
    'fields',
    `Failed to read the ${place === 'query' ? 'query' : 'body'}: ${issuesText(parsed.error)}. See GET /__control/openapi.json.`,
  )
}

/** `on must be boolean; active is unknown` */
function issuesText({ issues }: z.core.$ZodError): string {
  return issues
    .map((issue) => {
      const place = issue.path.join('.')
      if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')} is unknown`
      if (issue.code === 'invalid_type') return `${place || 'it'} must be ${issue.expected}`
      return `${place || 'it'}: ${issue.message}`
    })
    .join('; ')
}

/** Returns the member with a persona key, email or id. Throws ControlError 404. */
export function findMember(world: World, named: string | number): Member {
  const text = String(named).trim().toLowerCase()
  return requireFound(
    world.members.findBy('email', emailOf(text)) ?? world.members.find(/^\d+$/.test(text) ? Number(text) : 0),
    'unknown-member',
    `Failed to find the member ${named}: this world has none. Give a persona's key, an email or an id.`,
  )
}

/**
 * Reads a body that is a file. In pieces, because joining a large one at once would block other requests (P13).
 * @param most bytes; throws ControlError above
 */
export async function readBody(c: Context, most = Infinity): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of c.req.raw.body ?? []) {
    pieces.push(piece)
    length += piece.length
    if (length > most) throw new ControlError('too-long', `Failed to read the file: it is larger than ${most} bytes.`)
    await setImmediate()
  }
  const body = Buffer.allocUnsafe(length)
  let at = 0
  for (const piece of pieces) {
    body.set(piece, at)
    at += piece.length
    await setImmediate()
  }
  return body
}

/** Parses an ISO 8601 text to epoch milliseconds. Throws a ControlError when it is none. */
export function readInstant(text: string): number {
  const at = parseInstant(text)
  if (!Number.isNaN(at)) return at
  const why = `${text}: it is not ISO 8601. Write 2026-11-21T03:00:00+09:00.`
  throw new ControlError('instant', `Failed to read the instant ${why}`)
}
