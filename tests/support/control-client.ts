import { sendControl } from '../../mock-api/package/send.ts'
import { parseJson } from '../../src/contract/rules/parse-json.ts'
import { checkControlResponse } from './check-control-response.ts'

/** Calls the control API (docs/control-api.md) without an Origin header. Paths are relative to `/__control`. */
export interface ControlClient {
  get<T = unknown>(path: string): Promise<T>
  post<T = unknown>(path: string, body?: unknown): Promise<T>
  put<T = unknown>(path: string, body: unknown): Promise<T>
  delete<T = unknown>(path: string): Promise<T>
}

/** @param url of the server, `http://127.0.0.1:PORT` */
export function controlClient(url: string): ControlClient {
  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const text = (await sendControl(url, method, path, { body })).toString()
    const parsed = parseJson(text)
    // A file is no JSON.
    const content = parsed === undefined ? text : parsed
    checkControlResponse(method, path, 200, content)
    return content as T
  }
  return {
    get: (path) => call('GET', path),
    post: (path, body = {}) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    delete: (path) => call('DELETE', path),
  }
}
