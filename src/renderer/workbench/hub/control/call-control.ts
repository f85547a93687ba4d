import * as z from 'zod/mini'
import { type ControlCode, controlCodes } from '../../../../contract/control/codes.ts'
import { type ControlEndpoint, controlRefusal } from '../../../../contract/control/define-control.ts'
import { controlCalls } from '../../../../contract/control/endpoints.ts'
import type { PlacedReason } from '../../../../contract/rules/file-reasons.ts'
import type { RequestInput, ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { requestParts } from '../../../../contract/wire/request-parts.ts'
import { currentCopy } from '../language.ts'
import { controlCallCopy } from './copy.ts'

const isControlCode = (code: string | undefined): code is ControlCode => controlCodes.some((known) => known === code)

/** Message for a refusal, by its code. If a rule of the service refused, returns the rule's own text. */
export function problemText(status: number, { error, code }: { error: string; code?: string | undefined }): string {
  const { failedTryAgain, refusals } = currentCopy(controlCallCopy)
  if (!isControlCode(code)) return failedTryAgain(status)
  return code === 'rule' ? error : refusals[code]
}

/** A failed control call with a message for users. `status` is 0 when the server was not reached. */
export class ControlProblem extends Error {
  override readonly name = 'ControlProblem'

  constructor(
    readonly status: number,
    message: string,
    /** The server's own words, for developers, or why it refused a file. */
    readonly detail: string | PlacedReason = '',
    /** Why the server refused; undefined when it was not reached, or for a defect. */
    readonly code?: ControlCode,
  ) {
    super(message)
  }
}

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
export async function askControl<E extends ControlEndpoint>(
  endpoint: E,
  input: RequestInput<E>,
): Promise<ResponseOf<E>> {
  return parseResponse(endpoint, await fetchControl(endpoint, input))
}

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
  return parseResponse(endpoint, await send(address, { method, body: file }))
}

/** Makes a control call whose response is a file, and returns the unread response. Throws ControlProblem. */
export function fetchControl<E extends ControlEndpoint>(endpoint: E, input?: RequestInput<E>): Promise<Response> {
  const { address, ...request } = requestOf(endpoint, input)
  return send(address, request)
}

/** Makes a control call while the page unloads. The browser completes it after the page is gone, so nothing is returned. */
export function sendOnUnload<E extends ControlEndpoint>(endpoint: E, input: RequestInput<E>): void {
  const { address, ...request } = requestOf(endpoint, input)
  void send(address, { ...request, keepalive: true }).catch(() => {})
}

async function send(address: string, request: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(address, request)
  } catch {
    // The browser reports a file that it cannot read as if the server were out of reach. Reading it throws its own error.
    if (request.body instanceof Blob) await request.body.slice(0, 1).arrayBuffer()
    throw problemOf(0, undefined)
  }
  if (response.ok) return response
  throw problemOf(response.status, await response.json().catch(() => undefined))
}

/** Problem of a refused call, from status and body of its response. Status 0 is no response. */
export function problemOf(status: number, body: unknown): ControlProblem {
  const words = currentCopy(controlCallCopy)
  if (status === 0) return new ControlProblem(0, words.unreachable)
  const refusal = z.safeParse(controlRefusal, body)
  if (!refusal.success) return new ControlProblem(status, words.failedWith(status))
  const { error, code, detail = error, fileReason = detail } = refusal.data
  const known = isControlCode(code) ? code : undefined
  return new ControlProblem(status, problemText(status, refusal.data), fileReason, known)
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
