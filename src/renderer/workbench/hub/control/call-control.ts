import * as z from 'zod/mini'
import type { ControlEndpoint } from '../../../../contract/control/define-control.ts'
import { controlCalls } from '../../../../contract/control/endpoints.ts'
import type { RequestInput, ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { requestParts } from '../../../../contract/wire/request-parts.ts'
import { currentCopy } from '../language.ts'
import { ControlProblem, problemOf } from './control-problem.ts'
import { controlCallCopy } from './copy.ts'

/** Allows a call without an input if no field is required. */
type Input<E extends ControlEndpoint> =
  Record<string, never> extends RequestInput<E> ? [input?: RequestInput<E>] : [input: RequestInput<E>]

/**
 * Called before a control call of this window; the function that it returns is called when the call has succeeded. Calls
 * with files are left out.
 */
type ControlWatcher = (call: string, input: unknown) => (() => void) | undefined
let watcher: ControlWatcher | undefined

/** Watches the control calls of this window, or ends that. */
export function watchControl(watch: ControlWatcher | undefined): void {
  watcher = watch
}

/**
 * The control API of this origin. Each call parses its response.
 * @throws ControlProblem when the server refuses, cannot be reached or sends an invalid response
 */
export const control = Object.fromEntries(
  Object.entries(controlCalls).map(([name, endpoint]) => [name, (input: never) => watched(name, endpoint, input)]),
) as { readonly [Name in keyof Calls]: (...input: Input<Calls[Name]>) => Promise<ResponseOf<Calls[Name]>> }

type Calls = typeof controlCalls

/** Response of a call of the control API. */
export type ControlResponse<Name extends keyof Calls> = ResponseOf<Calls[Name]>

async function watched<E extends ControlEndpoint>(name: string, endpoint: E, input: RequestInput<E>) {
  const succeeded = watcher?.(name, input)
  const response = await askControl(endpoint, input)
  succeeded?.()
  return response
}

/** Makes a control call that is no step of a recording. Throws ControlProblem. */
export const askControl = async <E extends ControlEndpoint>(endpoint: E, input: RequestInput<E>) =>
  parseResponse(endpoint, await fetchControl(endpoint, input))

/**
 * Makes a control call whose request is a file. `input` fills the path.
 * @throws ControlProblem, or the DOMException of the browser when the file is gone or may not be read
 */
export async function callWithFile<E extends ControlEndpoint>(
  endpoint: E,
  file: Blob,
  input?: RequestInput<E>,
): Promise<ResponseOf<E>> {
  const { method, address } = requestOf(endpoint, input)
  return parseResponse(endpoint, await send({ method, address, body: file }))
}

/** Makes a control call whose response is a file, and returns the unread response. Throws ControlProblem. */
export const fetchControl = <E extends ControlEndpoint>(endpoint: E, input?: RequestInput<E>): Promise<Response> =>
  send(requestOf(endpoint, input))

/** Makes a control call while the page unloads. The browser completes it after the page is gone, so nothing is returned. */
export function sendOnUnload<E extends ControlEndpoint>(endpoint: E, input: RequestInput<E>): void {
  void send({ ...requestOf(endpoint, input), keepalive: true }).catch(() => {})
}

async function send({ address, ...request }: RequestInit & { readonly address: string }): Promise<Response> {
  let response: Response
  try {
    response = await fetch(address, request)
  } catch {
    // The browser reports a file that it cannot read as if the server were out of reach. Reading it throws its own error.
    if (request.body instanceof Blob) await request.body.slice(0, 1).arrayBuffer()
    throw problemOf(0)
  }
  if (response.ok) return response
  throw problemOf(response.status, await response.json().catch(() => undefined))
}

async function parseResponse<E extends ControlEndpoint>(endpoint: E, response: Response): Promise<ResponseOf<E>> {
  const body: unknown = await response.json().catch(() => undefined)
  const parsed = z.safeParse(endpoint.response, body)
  if (parsed.success) return parsed.data as ResponseOf<E>
  const { unreadable } = currentCopy(controlCallCopy)
  throw new ControlProblem(response.status, unreadable(endpoint.path, z.prettifyError(parsed.error)))
}

function requestOf(endpoint: ControlEndpoint, input: unknown) {
  const { address, body } = requestParts(endpoint, input)
  const sent = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return { method: endpoint.method, address, ...sent }
}
