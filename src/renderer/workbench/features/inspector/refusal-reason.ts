import * as z from 'zod/mini'
import type { Exchange } from '../../../../contract/control/exchanges.ts'
import { endpoints } from '../../../../contract/endpoints.ts'
import { parseJson } from '../../../../contract/rules/parse-json.ts'
import { currentCopy } from '../../hub/language.ts'
import { inspectorCopy } from './copy.ts'
import { pathOf } from './exchange-texts.ts'

const refusal = z.object({
  msg: z.optional(z.string()),
  reason: z.optional(z.string()),
  errors: z.optional(z.unknown()),
})

type Gate = keyof typeof inspectorCopy.ja.detail.gates

/** Requirements of each gate, by the reason that a body names or by the status. */
const requirements: Readonly<Record<Gate, readonly string[]>> = {
  owner: ['C-7', 'D-51'],
  sex: ['C-6'],
  age: ['C-6'],
  payment: ['C-6'],
  unconfirmed: ['API-02'],
  under_age: ['API-02'],
  inactive: ['API-02'],
  400: ['C-5'],
  401: ['C-6'],
  403: ['C-6'],
  404: ['C-5'],
  413: ['C-5'],
  422: ['C-5'],
}

const isGate = (name: string | number): name is Gate => Object.hasOwn(requirements, name)

/** Fits the paths of a documented call, whose parameters have any value. */
const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)

type Refused = Pick<Exchange, 'method' | 'path' | 'status' | 'response'>

/** Reason for a 4xx: the gate or rule, its message, and the requirements; undefined for other statuses. */
export function refusalReason({ method, path, status, response }: Refused) {
  if (!isGate(status)) return undefined
  const parsed = z.safeParse(refusal, parseJson(response))
  const { msg, reason = '', errors } = parsed.success ? parsed.data : {}
  const gate = isGate(reason) ? reason : status
  const call = endpoints.find((one) => one.method === method && patternOf(one.path).test(pathOf(path)))
  return {
    gate: currentCopy(inspectorCopy).detail.gates[gate],
    text: msg ?? (Array.isArray(errors) ? errors.join('、') : ''),
    ids: [...new Set([...(call ? [call.id] : []), ...requirements[gate]])],
  }
}
