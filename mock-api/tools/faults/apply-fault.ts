import { setTimeout } from 'node:timers/promises'
import type { CallFault } from '../../../src/contract/control/exchanges.ts'
import { readableParams } from '../../http/params/params.ts'
import { collectBody } from '../../http/request-body.ts'
import type { ApiRequest, Params } from '../../http/request.ts'
import { type ApiResponse, jsonResponse, cutResponse } from '../../http/response.ts'

const mostRead = 512 * 1024

/** Applies a fault to a call: delays it, replaces its response, or cuts it off. `reach` returns the normal response. */
export async function applyFault(
  fault: CallFault,
  call: ApiRequest,
  reach: () => Promise<ApiResponse>,
): Promise<ApiResponse> {
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

/** Returns the parameters for the recorder; undefined when they cannot be read. */
async function askedOf(call: ApiRequest): Promise<Params | undefined> {
  return (await collectBody(call, mostRead)) ? readableParams(call) : undefined
}

function faulty({ status = 200, body }: CallFault): ApiResponse {
  const answer = jsonResponse(status, body ?? usualBody(status))
  if (status === 204 || status === 304) return { ...answer, body: null }
  return typeof body === 'string' ? { ...answer, body } : answer
}

/** Returns the usual body for a status (C-5). */
function usualBody(status: number): object {
  if (status === 401) return { errors: ['ログインもしくはアカウント登録してください。'] }
  return { success: false, msg: 'エラーが発生しました。' }
}

/** Cuts the connection without a response. */
function cut(call: ApiRequest): ApiResponse {
  call.fault = true
  call.outgoing.destroy()
  return cutResponse
}
