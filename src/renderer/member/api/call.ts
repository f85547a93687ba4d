import { parseJson } from '../../../contract/rules/parse-json.ts'
import { loginNames, sessionNames } from '../../../contract/rules/session-values.ts'
import type { Endpoint, RequestInput, ResponseOf } from '../../../contract/wire/endpoint.ts'
import { ApiError, isRefusal } from './api-error.ts'
import { loadConfig } from './config.ts'
import { driftReport } from './contract-drift.ts'
import { withPaidFlags } from './paid.ts'
import { encodeRequest } from './request-encoding.ts'
import { noteServerDate } from './server-time.ts'
import { readSession, writeSession, type Session } from './session-store.ts'
import { mayAbort, storeRotated } from './token-rotation.ts'

export interface SentRequest {
  readonly method: string
  readonly headers: Headers
  readonly body: BodyInit | null
  readonly signal: AbortSignal
  readonly keepalive: boolean
}

/** Sends a request as `fetch` does, and rejects without a response. */
export type Transport = (url: string, request: SentRequest) => Promise<Response>

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Default 20 seconds; photos and documents take longer. */
  readonly timeoutMs?: number
  /** Login to use instead of the stored one; the password reset link carries its own (AUTH-63). */
  readonly login?: Session
  /** Stores the five session headers of the response; sign-in and sign-up only (AUTH-11, AUTH-42). */
  readonly storeLogin?: boolean
  /** Lets the request outlive the page (tracking). */
  readonly keepalive?: boolean
  /** Instead of `fetch`, for what it lacks (upload.ts). */
  readonly transport?: Transport
}

const defaultTimeoutMs = 20_000

/**
 * Sends a documented call and returns its response body as the contract describes it. Refusals that the contract lists
 * (200 with `success: false`) are returned.
 * @throws ApiError for every other failure
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
  options: CallOptions = {},
): Promise<ResponseOf<E>> {
  const { response, content } = await send(endpoint, input, options)
  if (!response.ok) throw new ApiError(endpoint.id, 'response', response.status, content)
  const result = accept(endpoint, response.status, content)
  if (options.storeLogin) storeLogin(response.headers)
  return result
}

/** Sends the stored uid, access-token and client with credentials (GATE-85 to GATE-88), and reads the whole response. */
async function send<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
  options: CallOptions,
): Promise<{ response: Response; content: unknown }> {
  const { apiBase } = await loadConfig()
  const { path, body, contentType } = encodeRequest(endpoint, input)
  const login = options.login ?? readSession()
  const headers = new Headers({ accept: 'application/json' })
  if (contentType) headers.set('content-type', contentType)
  for (const name of loginNames) {
    const value = login[name]
    if (value) headers.set(name, value)
  }
  const { signal: left, transport = fetchResponse, keepalive = false } = options
  const timeout = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs)
  const ended = firstOf(timeout, left)
  // Without signals it never aborts.
  const signal = mayAbort() ? ended : firstOf()
  const sentMs = performance.now()
  const receive = async () => {
    const response = await transport(apiBase + path, { method: endpoint.method, headers, body, signal, keepalive })
    noteServerDate(response.headers.get('date'), sentMs)
    // Before the body, which may break off, also of a refusal, and of a response that came too late for the page.
    if (!options.login) storeRotated(response.headers, login)
    return { response, content: withPaidFlags(parseJson(await response.text())) }
  }
  try {
    // Ends the waiting, also for a request that must not be aborted.
    const end = new Promise<never>((_, reject) => ended.addEventListener('abort', reject))
    const received = await Promise.race([receive(), end])
    if (!left?.aborted) return received
  } catch {
    // No response, or one that broke off.
  }
  if (left?.aborted) throw new ApiError(endpoint.id, 'aborted')
  throw new ApiError(endpoint.id, timeout.aborted ? 'timeout' : 'network')
}

const fetchResponse: Transport = (url, request) => fetch(url, { ...request, credentials: 'include', cache: 'no-store' })

/** Aborts with the first of the signals. Browsers before 2024 have no `AbortSignal.any`. */
function firstOf(...signals: readonly (AbortSignal | undefined)[]): AbortSignal {
  const first = new AbortController()
  for (const signal of signals) {
    if (signal?.aborted) first.abort()
    signal?.addEventListener('abort', () => first.abort(), { signal: first.signal })
  }
  return first.signal
}

/**
 * Checks the body against the contract. An unlisted refusal is an error for any status (C-5). Other differences throw
 * in development and tests. In production the body is used, and the console names the fields without values.
 */
function accept<E extends Endpoint>(endpoint: E, status: number, content: unknown): ResponseOf<E> {
  const read = endpoint.response.safeParse(content)
  // The schema belongs to this endpoint, which the generic type cannot express.
  if (read.success) return read.data as ResponseOf<E>
  if (isRefusal(content)) throw new ApiError(endpoint.id, 'response', status, content)
  // No fields at all, such as the page of a proxy, are no response of this API.
  if (typeof content !== 'object' || content === null) throw new ApiError(endpoint.id, 'contract', status, content)
  const report = driftReport(endpoint.id, read.error)
  if (import.meta.env.DEV) throw new ApiError(report, 'contract', status, content)
  console.warn(report)
  return content as ResponseOf<E>
}

function storeLogin(headers: Headers): void {
  writeSession({ ...Object.fromEntries(sessionNames.map((name) => [name, headers.get(name)])), unconfirmed: null })
}
