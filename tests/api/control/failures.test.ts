import { expect, test } from 'vitest'
import { endpoints } from '../../../src/contract/endpoints.ts'
import { startMock } from '../../support/mock.ts'

interface Failure {
  call: string
  method: string
  path: string
  status: number
  code: string
  text: string
  body: Record<string, unknown>
  ids: string[]
}

test('C-5 has a card with the response of the service for every documented refusal text', async () => {
  const mock = await startMock({ members: 0 })
  const { body } = await mock.control('GET', '/failures')
  const failures = body as Failure[]
  expect(new Set(failures.map(({ call, code }) => `${call} ${code}`)).size).toBe(failures.length)
  for (const { text, ids, call } of failures) {
    expect(text).not.toBe('')
    expect(ids[0]).toBe(call)
  }
  // Redirects, HTML pages and too large bodies have no text of a rule.
  const withWords = endpoints.flatMap(({ id, refusals }) =>
    Object.keys(refusals)
      .map(Number)
      .filter((status) => ![302, 413, 500].includes(status))
      .map((status) => `${id} ${status}`),
  )
  const shown = new Set(failures.map(({ call, status }) => `${call} ${status}`))
  expect(withWords.filter((place) => !shown.has(place))).toEqual([])
})

test('IMP-18 shows the same failure as a natural one, without drift', async () => {
  const mock = await startMock({ members: 0 })
  const { body } = await mock.control('GET', '/failures')
  const failure = (body as Failure[]).find(({ call, code }) => call === 'API-09' && code === 'unauthenticated')
  const itself = await mock.get('/api/account')
  const { method, path, status } = failure ?? {}
  await mock.control('PUT', '/faults', [{ match: { method, path }, status, body: failure?.body, times: 1 }])
  const woman = await mock.signIn('woman')
  const shown = await woman.get('/api/account')
  expect([shown.status, shown.body]).toEqual([itself.status, itself.body])
  expect((await woman.get('/api/account')).status).toBe(200)
  const { body: exchanges } = await mock.control('GET', '/exchanges')
  expect(exchanges.filter(({ verdict }: { verdict: string }) => verdict !== 'ok')).toEqual([])
})

test('keeps the request of a call that a fault answers', async () => {
  const mock = await startMock({ members: 0 })
  await mock.control('PUT', '/faults', [{ match: { path: '/api/rankrequest' }, status: 422 }])
  const man = await mock.signIn('man')
  await man.post('/api/rankrequest', { note: '見本' })
  const { body: exchanges } = await mock.control('GET', '/exchanges')
  expect(exchanges.at(-1).request).toContain('見本')
})
