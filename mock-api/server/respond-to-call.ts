import { handleCall } from '../api/handle-call.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import type { Route } from '../http/define-route.ts'
import { ClientGone, collectBody } from '../http/request-body.ts'
import type { ApiRequest } from '../http/request.ts'
import { type ApiResponse, cutResponse, jsonResponse } from '../http/response.ts'
import { applyFault } from '../tools/faults/apply-fault.ts'
import { forwardCall, type RealApi } from '../tools/proxy/forward-calls.ts'
import { failedRequest } from './failed-request.ts'

export type CallDependencies = AppDependencies & RealApi

const isCall = (path: string) => path.startsWith('/api/')

const kilobyte = 1024
const ordinaryBody = 512 * kilobyte
/** Three photos of 10 MB, or one picture of 10 MB as base64 (API-12, API-17). */
const pictureBody = 32 * kilobyte * kilobyte

/**
 * Returns the response of a call: body, fault, backend, in this order (docs/architecture.md). The body is read before a
 * fault delays the call: like a slow server, it acts although the client has left meanwhile. A client that leaves while it
 * sends makes no call.
 * @param route undefined for an unknown call
 */
export async function respondToCall(
  request: ApiRequest,
  route: Route | undefined,
  dependencies: CallDependencies,
): Promise<ApiResponse> {
  const fault = dependencies.faults.ofCall(request.method, request.path)
  try {
    const read = collectBody(request, route?.endpoint.sendsPictures ? pictureBody : ordinaryBody)
    const fits = read === true || (await read)
    const respond = () => (fits ? respondBehindFaults(request, route, dependencies) : tooLarge())
    return fault ? await applyFault(fault, request, respond) : await respond()
  } catch (cause) {
    if (cause instanceof ClientGone) return cutResponse
    throw cause
  }
}

/** Returns the response of the mock or of the real API. Never throws. */
async function respondBehindFaults(
  request: ApiRequest,
  route: Route | undefined,
  dependencies: CallDependencies,
): Promise<ApiResponse> {
  const { backend, runtime } = dependencies
  try {
    request.isReal = backend.isRealAt(request.headers.host)
    if (request.isReal && isCall(request.path)) return await forwardCall(request, dependencies)
    return await runtime.time.serve(() =>
      route ? handleCall(request, route, runtime) : refused(404, '見つかりませんでした。'),
    )
  } catch (cause) {
    return jsonResponse(500, failedRequest(dependencies, request, cause))
  }
}

const tooLarge = async () => refused(413, '送信されたデータが大きすぎます。')

const refused = (status: number, msg: string) => jsonResponse(status, { success: false, msg })
