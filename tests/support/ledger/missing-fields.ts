import { readDocumentedCalls, type DocumentedField } from './documented-fields.ts'

/** A request of the member app, as the browser sent it. */
export interface SentRequest {
  readonly method: string
  readonly url: string
  /** The parsed JSON body; null without one. */
  readonly body: unknown
}

const calls = readDocumentedCalls()

/** Documented fields that a request may lack, by call: why stands in each row's comment. */
const conditional: Readonly<Record<string, (path: string, body: unknown) => boolean>> = {
  // Only what the address carried (AUTH-24).
  'API-01': (path) => ['code', 'afad', 'did', 'cid', 'p'].includes(path),
  // A part of the profile is saved by the reduced forms and by the short one: then only what that form shows (FORM-17).
  'API-11': (path, body) => !isWholeProfile(body) && !['user.id', 'user.profile1'].includes(path),
  // One list is that of all pairings, without a filter.
  'API-29': (path) => path === 'status',
  'API-30': (path) => path === 'status',
  // A reason goes with ng alone.
  'API-34': (path, body) => path === 'recommend.ng_reason' && at(body, 'recommend.status') !== 'ng',
  // The ledger calls it optional.
  'API-51': (path) => path === 'order_by',
  // All of her own reviews, or those of one pairing.
  'API-54': (path) => path === 'id',
  // Read, but without an input: it goes back where it came (REVIEW-38).
  'API-56': (path) => path === 'recommend.form_foreplay',
  'API-57': (path) => path === 'additional_review.form_foreplay',
  // Asked for by the cancellation of a plan, not by a withdrawal.
  'API-69': (path) => path === 'cancel_reason.password',
}

/** The fields that the ledger documents for this call and that the request lacks, as `API-44 query.email` (D-88). */
export function missingFields({ method, url, body }: SentRequest): readonly string[] {
  const { pathname, searchParams } = new URL(url)
  const call = calls.find((known) => known.method === method && known.path === pathname)
  if (!call) return []
  const sex = at(body, 'user.femaleraw_attributes') === undefined ? 1 : 2
  const isSent = ({ place, path }: DocumentedField): boolean => {
    const [first, ...inner] = path.split('.')
    if (place === 'query') return searchParams.has(`${first}${inner.map((name) => `[${name}]`).join('')}`)
    // Of a multipart body each part is there only when it was chosen.
    return place === 'part' || at(body, path) !== undefined
  }
  return call.fields
    .filter((field) => field.sex === null || field.sex === sex)
    .filter((field) => !isSent(field) && conditional[call.id]?.(field.path, body) !== true)
    .map(({ place, path }) => `${call.id} ${place}.${path}`)
}

function at(body: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      body,
    )
}

/** Her form is always whole; his is when it has the height that no other of his forms asks for. */
function isWholeProfile(body: unknown): boolean {
  return at(body, 'user.femaleraw_attributes') !== undefined || at(body, 'user.maleraw_attributes.height') !== undefined
}
