import * as z from 'zod/mini'
import type { Failure } from '../../src/contract/control/define-control.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { isGemCall, takesLogin, type Endpoint } from '../../src/contract/wire/endpoint.ts'
import { answerTo, refusalCodes } from '../api/refusals.ts'
import { Refusal, type RefusalCode } from '../world/refusal.ts'

/** Refusals of the gem's own calls: by the beginning of their names, the calls that they belong to. */
const ofGem: readonly (readonly [prefix: string, calls: readonly string[]])[] = [
  ['sign-up-', ['API-01']],
  ['bad-credentials', ['API-02']],
  ['sign-in-by-get', ['IMP-28c']],
  ['sign-in-', ['API-02']],
  ['sign-out-', ['API-03']],
  ['token-', ['IMP-28a']],
  ['reset-', ['API-04', 'IMP-04']],
  ['password-', ['API-05']],
  ['confirmation-', ['API-06']],
  ['resend-', ['IMP-28b']],
]

/** Rows of the requirements behind a kind of refusal, besides the call's own. */
const rows: Readonly<Partial<Record<RefusalCode, readonly string[]>>> = {
  unauthenticated: ['C-6'],
  owner: ['C-7', 'D-51'],
  sex: ['C-6'],
  age: ['C-6'],
  payment: ['C-6'],
}

/** Every refusal that the contract documents of a call, with the very answer that the service gives. */
export function documentedFailures(): Failure[] {
  return endpoints.flatMap((endpoint) =>
    refusalCodes.flatMap((code) => {
      if (!mayRefuse(endpoint, code)) return []
      const { status, body } = answerTo(new Refusal(code))
      const schema = endpoint.refusals[status]
      if (!schema || !z.safeParse(schema, body).success) return []
      const { id, method, path } = endpoint
      const ids = [id, ...(rows[code] ?? ['C-5'])]
      return [{ call: id, method, path, status, code, text: textOf(body), body: { ...body }, ids }]
    }),
  )
}

function mayRefuse(endpoint: Endpoint, code: RefusalCode): boolean {
  const owners = ofGem.find(([prefix]) => code.startsWith(prefix))?.[1]
  if (owners) return owners.includes(endpoint.id)
  if (code === 'gem-malformed') return isGemCall(endpoint)
  // C-7: no call of a member is made in another's name.
  if (code === 'owner') return endpoint.identity.length > 0 || takesLogin(endpoint)
  if (isGemCall(endpoint)) return code === 'invalid'
  if (code === 'sex') return endpoint.sex !== undefined
  if (code === 'age') return endpoint.access === 'verified'
  if (code === 'payment') return endpoint.access === 'verified' && endpoint.sex !== 2
  // What was sent may be wrong anywhere; the state of things hinders only who wants to change them.
  if (code === 'state') return !endpoint.readOnly
  return true
}

function textOf(body: Readonly<Record<string, unknown>>): string {
  if (typeof body['msg'] === 'string') return body['msg']
  const { errors } = body
  const texts: unknown = Array.isArray(errors)
    ? errors
    : typeof errors === 'object' && errors !== null && 'full_messages' in errors
      ? errors.full_messages
      : []
  return Array.isArray(texts) ? texts.join('、') : ''
}
