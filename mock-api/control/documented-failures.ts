import * as z from 'zod/mini'
import type { Failure } from '../../src/contract/control/documented-calls.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { Sex } from '../../src/contract/enums/member.ts'
import { isGemCall, takesLogin, type Endpoint } from '../../src/contract/wire/endpoint.ts'
import { responseTo, refusalCodes, textOf } from '../api/refusals.ts'
import { errorTextsOf } from '../tools/inspection/error-texts.ts'
import { type GemRefusalCode, Refusal, type RefusalCode } from '../world/refusal.ts'

/** Calls of the gem that refuse with each code of its own. */
const gemCalls: Readonly<Record<GemRefusalCode, readonly string[]>> = {
  'sign-up-invalid': ['API-01'],
  'bad-credentials': ['API-02'],
  'sign-in-unconfirmed': ['API-02'],
  'sign-in-under-age': ['API-02'],
  'sign-in-inactive': ['API-02'],
  'sign-in-by-get': ['IMP-28c'],
  'sign-out-no-login': ['API-03'],
  'token-invalid': ['IMP-28a'],
  'reset-no-address': ['API-04', 'IMP-04'],
  'reset-foreign-address': ['API-04', 'IMP-04'],
  'reset-no-email': ['API-04', 'IMP-04'],
  'reset-unknown-email': ['API-04', 'IMP-04'],
  'password-no-login': ['API-05'],
  'password-missing': ['API-05'],
  'password-invalid': ['API-05'],
  'confirmation-invalid': ['API-06'],
  'resend-no-email': ['IMP-28b'],
  'resend-unknown-email': ['IMP-28b'],
}

const isGemCode = (code: RefusalCode): code is GemRefusalCode => Object.hasOwn(gemCalls, code)

/** Requirement id of the shapes of all refusals. */
const shapes = ['C-5']

/** Requirement ids of the kinds of refusals with a rule of their own. */
const requirements: Readonly<Partial<Record<RefusalCode, readonly string[]>>> = {
  unauthenticated: ['C-6'],
  owner: ['C-7', 'D-51'],
  sex: ['C-6'],
  age: ['C-6'],
  payment: ['C-6'],
}

/** Returns every documented refusal of a call with the service's real response. */
export function documentedFailures(): Failure[] {
  return endpoints.flatMap((endpoint) =>
    refusalCodes.flatMap((code) => {
      if (!mayRefuse(endpoint, code)) return []
      const { status, body } = responseTo(new Refusal(code))
      const schema = endpoint.refusals[status]
      if (!schema || !z.safeParse(schema, body).success) return []
      const { id, method, path } = endpoint
      const ids = [id, ...(requirements[code] ?? shapes)]
      return [{ call: id, method, path, status, code, text: textOf(body), body: { ...body }, ids }]
    }),
  )
}

function mayRefuse(endpoint: Endpoint, code: RefusalCode): boolean {
  if (isGemCode(code)) return gemCalls[code].includes(endpoint.id)
  if (code === 'gem-malformed') return isGemCall(endpoint)
  // No member's call may name another member (C-7).
  if (code === 'owner') return endpoint.identity.length > 0 || takesLogin(endpoint)
  if (isGemCall(endpoint)) return code === 'invalid'
  if (code === 'sex') return endpoint.sex !== undefined
  if (code === 'age') return endpoint.access === 'verified'
  if (code === 'payment') return endpoint.access === 'verified' && endpoint.sex !== Sex.woman
  // Any request may be wrong; a state hinders only requests that change it.
  if (code === 'state') return !endpoint.readOnly
  return true
}

let knownTexts: readonly string[] | undefined

/** Texts of the documented refusals, each once; cached, because collecting them is slow. */
export function documentedTexts(): readonly string[] {
  return (knownTexts ??= [...new Set(documentedFailures().flatMap(({ body }) => errorTextsOf(body)))])
}
