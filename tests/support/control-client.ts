import { checkControlAnswer } from './check-control-answer.ts'

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
    const request: RequestInit = { method }
    if (body !== undefined) {
      request.headers = { 'content-type': 'application/json' }
      request.body = JSON.stringify(body)
    }
    const response = await fetch(`${url}/__control${path}`, request)
    const text = await response.text()
    if (!response.ok) throw new Error(`Failed to ${method} /__control${path}: ${response.status} ${text}`)
    const isJson = response.headers.get('content-type')?.includes('json') === true
    const answer = text === '' || !isJson ? text : JSON.parse(text)
    checkControlAnswer(method, path, response.status, answer)
    return answer as T
  }
  return {
    get: (path) => call('GET', path),
    post: (path, body = {}) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    delete: (path) => call('DELETE', path),
  }
}
