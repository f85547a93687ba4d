/** What an answer that is not a success says (C-5), read leniently: the real server may leave parts out. */
interface RefusalBody {
  readonly msg?: string
  readonly reason?: string
  readonly errors?: unknown
}

export type ApiErrorCause = 'answer' | 'network' | 'timeout' | 'aborted' | 'contract'

/** Every failure of a call. `status` is 0 when no answer came. */
export class ApiError extends Error {
  readonly status: number
  readonly kind: ApiErrorCause
  /** 'owner', 'sex', 'age', 'payment' with 403; 'unconfirmed', 'under_age', 'inactive' with a refused login; else ''. */
  readonly reason: string
  /** The server's own sentence for the member, or ''. */
  readonly msg: string
  /** Texts by wire field name, `full_messages` left out. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** All texts of the answer in order: the gem's plain lists and `full_messages`. */
  readonly messages: readonly string[]
  /** The answer's body as it came, for the few calls that add fields to a refusal (`available_at`). */
  readonly body: unknown

  constructor(endpointId: string, kind: ApiErrorCause, status = 0, body: unknown = null) {
    super(`Failed to call ${endpointId}: ${kind === 'answer' ? `status ${status}` : kind}.`)
    this.name = 'ApiError'
    this.status = status
    this.kind = kind
    this.body = body
    const refusal: RefusalBody = typeof body === 'object' && body !== null ? body : {}
    this.msg = typeof refusal.msg === 'string' ? refusal.msg : ''
    this.reason = typeof refusal.reason === 'string' ? refusal.reason : ''
    this.errors = fieldTexts(refusal.errors)
    this.messages = allTexts(refusal.errors)
  }

  /** No answer at all: offline, refused connection or too slow. */
  get network(): boolean {
    return this.kind === 'network' || this.kind === 'timeout'
  }

  get timeout(): boolean {
    return this.kind === 'timeout'
  }
}

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
