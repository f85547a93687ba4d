import type { Endpoint } from '../../src/contract/wire/endpoint.ts'
import { encodeRequest } from '../../src/renderer/member/api/request-encoding.ts'
import type { Reply } from './mock.ts'

/** Sends a request like the member app, with each field where the contract puts it. */
export async function callEndpoint(
  url: string,
  endpoint: Endpoint,
  input: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  const { path, body, contentType } = encodeRequest(endpoint, input)
  const response = await fetch(url + path, {
    method: endpoint.method,
    headers: {
      ...headers,
      ...(contentType !== null && endpoint.method !== 'GET' && { 'content-type': contentType }),
    },
    redirect: 'manual',
    ...(endpoint.method !== 'GET' && body !== null && { body }),
  })
  const text = await response.text()
  const isJson = (response.headers.get('content-type') ?? '').includes('json')
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
}
