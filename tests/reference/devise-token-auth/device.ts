import { expect } from 'vitest'
import { caller, sessionHeaders, type Caller, type Mock, type Reply } from '../../support/mock.ts'
import { plainRequest } from '../../support/plain-request.ts'

export const email = 'woman@yoimachi.example'
export const password = 'yoimachi123'

/** Headers of responses with a login only (protocols A2). */
export const loginHeaders = ['access-token', 'token-type', 'client', 'expiry', 'uid', 'authorization']

/** Signs in as a device of the member and returns the headers of further requests. */
export async function signIn(mock: Mock, values: object = { email, password }): Promise<Caller> {
  return deviceOf(mock, await mock.post('/api/auth/sign_in', values))
}

/** A device that continues with the headers of a response. */
export function deviceOf(mock: Mock, response: Reply): Caller {
  return caller(mock.server.url, sessionHeaders(response.headers))
}

export async function rotateTokens(mock: Mock): Promise<void> {
  await mock.control('PUT', '/variants', { rotateTokens: 'on' })
}

/** Recipients of all mails, newest first. */
export async function mailedTo(mock: Mock): Promise<string[]> {
  const { body } = await mock.control('GET', '/outbox')
  const seeded = 'unconfirmed@yoimachi.example'
  return body.map(({ to }: { to: string }) => to).filter((to: string) => to !== seeded)
}

/** Status and target of a link opened by a person; unlike fetch, it sends the headers of a browser navigation. */
export const navigate = (mock: Mock, path: string, headers: Readonly<Record<string, string>> = {}) =>
  plainRequest(mock.server.url, path, { headers: { 'sec-fetch-mode': 'navigate', ...headers } })

/** Address in the newest mail. */
export async function mailedLink(mock: Mock): Promise<URL> {
  const { body } = await mock.control('GET', '/outbox')
  return new URL(body[0].links[0].address as string)
}

export function credentialsIn(address: URL): Record<string, string> {
  const { searchParams: query } = address
  const value = (name: string) => query.get(name) ?? ''
  return { uid: value('uid'), client: value('client'), 'access-token': value('token') }
}

export const gemError = { success: false, errors: [expect.any(String)] }
