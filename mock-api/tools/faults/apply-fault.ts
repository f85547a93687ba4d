import { setTimeout } from 'node:timers/promises'
import type { CallFault } from '../../../src/contract/control/faults.ts'
import { readableParams } from '../../http/params/params.ts'
import type { ApiRequest, Params } from '../../http/request.ts'
import { type ApiResponse, jsonResponse, cutResponse } from '../../http/response.ts'

const mostRead = 512 * 1024

/**
 * Applies a fault to a call whose body has been read: delays it, replaces its response, or cuts it off. `reach` returns
 * the normal response.
 */
export async function applyFault(
  fault: CallFault,
  request: ApiRequest,
  reach: () => Promise<ApiResponse>,
): Promise<ApiResponse> {
  if (fault.latencyMs) {
    request.fault = true
    await setTimeout(fault.latencyMs)
  }
  if (fault.drop === true) {
    request.params = paramsOf(request)
    return cut(request)
  }
  if (fault.status !== undefined || fault.body !== undefined) {
    request.fault = true
    request.params = paramsOf(request)
    return faulty(fault)
  }
  const response = await reach()
  return fault.drop === 'after' ? cut(request) : response
}

/** Returns the parameters for the recorder; undefined when they cannot be read or are too long. */
function paramsOf(request: ApiRequest): Params | undefined {
  return (request.body?.length ?? 0) <= mostRead ? readableParams(request) : undefined
}

function faulty({ status = 200, body }: CallFault): ApiResponse {
  const response = jsonResponse(status, body ?? usualBody(status))
  if (status === 204 || status === 304) return { ...response, body: null }
  return typeof body === 'string' ? { ...response, body } : response
}

/** Returns the usual body for a status (C-5). */
function usualBody(status: number): object {
  if (status === 401) return { errors: ['ログインもしくはアカウント登録してください。'] }
  return { success: false, msg: 'エラーが発生しました。' }
}

/** Cuts the connection without a response. */
function cut(request: ApiRequest): ApiResponse {
  request.fault = true
  request.outgoing.destroy()
  return cutResponse
}
