import { setTimeout } from 'node:timers/promises'
import type { CallFault } from '../../src/contract/control/faults.ts'
import { collectBody } from '../http/collect-body.ts'
import type { ExchangeContext } from '../http/exchange-context.ts'
import type { Params } from '../http/params/nested-params.ts'
import { readableParams } from '../http/params/params.ts'
import { cutAnswer, jsonAnswer, type WrittenAnswer } from '../http/written-answer.ts'

const mostRead = 512 * 1024

/** Applies a fault to a call: slow, answered wrongly, or cut off. `reach` is what would answer it. */
export async function applyFault(
  fault: CallFault,
  call: ExchangeContext,
  reach: () => Promise<WrittenAnswer>,
): Promise<WrittenAnswer> {
  if (fault.latencyMs) {
    call.fault = true
    await setTimeout(fault.latencyMs)
  }
  if (fault.drop === true) {
    call.params = await askedOf(call)
    return cut(call)
  }
  if (fault.status !== undefined || fault.body !== undefined) {
    call.fault = true
    call.params = await askedOf(call)
    return faulty(fault)
  }
  const answer = await reach()
  return fault.drop === 'after' ? cut(call) : answer
}

/** What was asked, for who looks at the call later; undefined where it cannot be read. */
async function askedOf(call: ExchangeContext): Promise<Params | undefined> {
  return (await collectBody(call, mostRead)) ? readableParams(call) : undefined
}

function faulty({ status = 200, body }: CallFault): WrittenAnswer {
  const answer = jsonAnswer(status, body ?? usualBody(status))
  if (status === 204 || status === 304) return { ...answer, body: null }
  return typeof body === 'string' ? { ...answer, body } : answer
}

/** What a server that fails in this way says (C-5). */
function usualBody(status: number): object {
  if (status === 401) return { errors: ['ログインもしくはアカウント登録してください。'] }
  return { success: false, msg: 'エラーが発生しました。' }
}

/** Ends the connection without an answer. */
function cut(call: ExchangeContext): WrittenAnswer {
  call.fault = true
  call.outgoing.destroy()
  return cutAnswer
}
