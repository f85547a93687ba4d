/** Body of a failed response (C-5). All fields are optional, because the real server may omit some. */
interface RefusalBody {
  readonly msg?: string
  readonly reason?: string
  readonly errors?: unknown
}

/** `already`: nothing was sent, because a read just before showed that the act is done (D-113). */
export type ApiErrorCause = 'response' | 'network' | 'timeout' | 'aborted' | 'contract' | 'already'

/**
 * What a failed write has done: nothing, because the server said so; unknown, because its answer is missing; nothing, as
 * a later read showed; or unconfirmed, because that read failed too (D-110).
 */
export type FailedOutcome = 'refused' | 'unknown' | 'unsent' | 'unconfirmed'

/** Failure of a call. `status` is 0 without a response. */
export class ApiError extends Error {
  readonly status: number
  readonly kind: ApiErrorCause
  /** 'owner', 'sex', 'age', 'payment' with 403; 'unconfirmed', 'under_age', 'inactive' on a login; otherwise ''. */
  readonly reason: string
  /** Message of the server for the member, or ''. */
  readonly msg: string
  /** Messages by wire field name, without `full_messages`. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** All messages of the response in order, from plain lists and `full_messages`. */
  readonly messages: readonly string[]
  /** Body of the response, for the few calls that add fields to a refusal (`available_at`). */
  readonly body: unknown
  /** Set by `sendWrite` once it has read the outcome. */
  outcome: FailedOutcome
  /** Title of the page of a failed write, set by `sendWrite` if that page was left before the answer. */
  leftPage?: string

  constructor(endpointId: string, kind: ApiErrorCause, status = 0, body: unknown = null) {
    super(`Failed to call ${endpointId}: ${kind === 'response' ? `status ${status}` : kind}.`)
    this.name = 'ApiError'
    this.status = status
    this.kind = kind
    this.body = body
    this.outcome = kind === 'contract' || failureKind(this) === 'lost' ? 'unknown' : 'refused'
    const refusal: RefusalBody = typeof body === 'object' && body !== null ? body : {}
    this.msg = typeof refusal.msg === 'string' ? refusal.msg : ''
    this.reason = typeof refusal.reason === 'string' ? refusal.reason : ''
    this.errors = fieldTexts(refusal.errors)
    this.messages = allTexts(refusal.errors)
  }

  /** Whether there was no response: offline, connection refused or timeout. */
  get network(): boolean {
    return this.kind === 'network' || this.kind === 'timeout'
  }

  get timeout(): boolean {
    return this.kind === 'timeout'
  }
}

/**
 * How a failed call is read (D-113). `refusal`: the server says that the present state or input does not allow the act.
 * `lost`: no response, or a fault of the server, so a retry may help. `failure`: no permission, nothing found, or a
 * response that cannot be read.
 */
export type FailureKind = 'refusal' | 'lost' | 'failure'

/** Statuses that ask for a later retry: request timeout, too many requests. */
const laterStatuses = [408, 429]
const refusalStatuses = [409, 422]

export function failureKind({ kind, status, body }: Pick<ApiError, 'kind' | 'status' | 'body'>): FailureKind {
  if (kind === 'contract') return 'failure'
  if (kind === 'already') return 'refusal'
  if (kind !== 'response' || status >= 500 || laterStatuses.includes(status)) return 'lost'
  return refusalStatuses.includes(status) || (status < 300 && isRefusal(body)) ? 'refusal' : 'failure'
}

/** Whether a body says that nothing was done: `success` is false. */
export const isRefusal = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === false

export const serverText = (error: Error, fallback: string): string =>
  (error instanceof ApiError && error.msg) || fallback

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []
}

function fieldTexts(errors: unknown): Record<string, string[]> {
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return {}
  const fields = Object.entries(errors).filter(([name]) => name !== 'full_messages')
  return Object.fromEntries(fields.map(([name, value]) => [name, texts(value)]))
}

function allTexts(errors: unknown): string[] {
  if (Array.isArray(errors) || typeof errors === 'string') return texts(errors)
  if (typeof errors !== 'object' || errors === null) return []
  return 'full_messages' in errors ? texts(errors.full_messages) : Object.values(errors).flatMap(texts)
}
