import * as z from 'zod/mini'
import { controlRefusal, type ControlEndpoint } from '../../../contract/control/define-control.ts'
import type { RequestInput, ResponseOf } from '../../../contract/wire/endpoint.ts'
import { problemText } from './problem-text.ts'

/** A control call that failed: `status` 0 when the server was not reached, and a line for people. */
export class ControlProblem extends Error {
  override readonly name = 'ControlProblem'

  constructor(
    readonly status: number,
    message: string,
    /** What the server said of it, for who repairs it. */
    readonly detail = '',
  ) {
    super(message)
  }
}

/** A call without required fields may be made without an input. */
type Input<E extends ControlEndpoint> =
  Record<string, never> extends RequestInput<E> ? [input?: RequestInput<E>] : [input: RequestInput<E>]

/**
 * Calls the control API of this origin and parses the answer.
 * @throws ControlProblem when the server refuses, cannot be reached or answers something else
 */
export async function callControl<E extends ControlEndpoint>(
  endpoint: E,
  ...[input]: Input<E>
): Promise<ResponseOf<E>> {
  return readAnswer(endpoint, await fetchControl(endpoint, input as RequestInput<E>))
}

/** The same for a call that takes a file. */
export async function callWithFile<E extends ControlEndpoint>(
  endpoint: E,
  file: Blob | string,
): Promise<ResponseOf<E>> {
  return readAnswer(endpoint, await send(endpoint.path, { method: endpoint.method, body: file }))
}

/** The same for a call that answers with a file, which is left to read. Throws ControlProblem. */
export function fetchControl<E extends ControlEndpoint>(
  endpoint: E,
  input?: RequestInput<E>,
): Promise<Response> {
  const { address, ...request } = requestOf(endpoint, input)
  return send(address, request)
}

async function send(address: string, request: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(address, request)
  } catch {
    throw new ControlProblem(0, 'サーバーに接続できません。起動しているかご確認ください。')
  }
  if (response.ok) return response
  const told = z.safeParse(controlRefusal, await response.json().catch(() => undefined))
  throw new ControlProblem(
    response.status,
    told.success ? problemText(response.status, told.data) : `エラーが発生しました（${response.status}）。`,
    told.success ? told.data.error : '',
  )
}

async function readAnswer<E extends ControlEndpoint>(
  endpoint: E,
  response: Response,
): Promise<ResponseOf<E>> {
  const answer: unknown = await response.json().catch(() => undefined)
  const parsed = z.safeParse(endpoint.response, answer)
  if (!parsed.success) {
    throw new ControlProblem(
      response.status,
      `${endpoint.path} の応答を読み取れませんでした。${z.prettifyError(parsed.error)}`,
    )
  }
  return parsed.data as ResponseOf<E>
}

/** Fields that the path names go there, the others where the endpoint says. */
function requestOf({ method, path, place }: ControlEndpoint, input: unknown) {
  const isFields = typeof input === 'object' && input !== null && !Array.isArray(input)
  const fields = new Map(isFields ? Object.entries(input).filter(([, value]) => value !== undefined) : [])
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(fields.get(name))
    fields.delete(name)
    return encodeURIComponent(value)
  })
  if (place === 'query') {
    const query = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])).toString()
    return { method, address: query === '' ? filled : `${filled}?${query}` }
  }
  return {
    method,
    address: filled,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(isFields || input === undefined ? Object.fromEntries(fields) : input),
  }
}
