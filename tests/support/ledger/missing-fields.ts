import { readDocumentedCalls, type DocumentedField } from './documented-fields.ts'

/** A request of the member app as the browser sent it. */
export interface SentRequest {
  readonly method: string
  readonly url: string
  /** Parsed JSON body; null without one. */
  readonly body: unknown
}

const calls = readDocumentedCalls()

/** Documented fields that a request may omit, by call, with the reason above each row. */
const conditional: Readonly<Record<string, (path: string, body: unknown) => boolean>> = {
  // Only the parameters of the address (AUTH-24).
  'API-01': (path) => ['code', 'afad', 'did', 'cid', 'p'].includes(path),
  // The reduced and the short form save only the fields they show (FORM-17).
  'API-11': (path, body) => !isWholeProfile(body) && !['user.id', 'user.profile1'].includes(path),
  // The list of all pairings has no filter.
  'API-29': (path) => path === 'status',
  'API-30': (path) => path === 'status',
  // Only ng has a reason.
  'API-34': (path, body) => path === 'recommend.ng_reason' && at(body, 'recommend.status') !== 'ng',
  // Optional in the ledger.
  'API-51': (path) => path === 'order_by',
  // All of her own reviews, or those of one pairing.
  'API-54': (path) => path === 'id',
  // A field without an input, returned unchanged (REVIEW-38).
  'API-56': (path) => path === 'recommend.form_foreplay',
  'API-57': (path) => path === 'additional_review.form_foreplay',
  // Required by the cancellation of a plan, not by a withdrawal.
  'API-69': (path) => path === 'cancel_reason.password',
}

/** Documented fields that the request lacks, as `API-44 query.email` (D-88). */
export function missingFields({ method, url, body }: SentRequest): readonly string[] {
  const { pathname, searchParams } = new URL(url)
  const call = calls.find((known) => known.method === method && known.path === pathname)
  if (!call) return []
  const sex = at(body, 'user.femaleraw_attributes') === undefined ? 1 : 2
  const isSent = ({ place, path }: DocumentedField): boolean => {
    const [first, ...inner] = path.split('.')
    if (place === 'query') return searchParams.has(`${first}${inner.map((name) => `[${name}]`).join('')}`)
    // A part of a multipart body exists only if it was chosen.
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

/** Her form is always complete. His is complete if it has the height, which no other form of his has. */
function isWholeProfile(body: unknown): boolean {
  return at(body, 'user.femaleraw_attributes') !== undefined || at(body, 'user.maleraw_attributes.height') !== undefined
}
