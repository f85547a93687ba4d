import { expect, test } from 'vitest'
import { routes } from '../../../mock-api/api/routes.ts'
import type { AppDependencies } from '../../../mock-api/app-dependencies.ts'
import { createApp } from '../../../mock-api/server/app.ts'
import { endpoints } from '../../../src/contract/endpoints.ts'
import { startMock } from '../../support/mock.ts'

test('CONST-36 every documented call is answered by exactly one route', () => {
  const served = routes.map(({ endpoint }) => endpoint.id)
  expect(served.toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted())
})

/** Stands for everything that the app is assembled with; no request is made. */
const anything: unknown = new Proxy(() => anything, {
  get: (_, name) => {
    if (name === 'webRoot' || name === 'workbenchRoot') return undefined
    return name === Symbol.toPrimitive ? () => '/' : anything
  },
})

test('D-107 every documented call is one route of the Hono app, and only the guard comes before the calls', () => {
  const table = createApp(anything as AppDependencies).routes.map(({ method, path }) => `${method} ${path}`)
  const calls = endpoints.map(({ method, path }) => `${method} ${path}`)
  expect(table[0]).toBe('ALL /*')
  expect(table.slice(1, calls.length + 1).toSorted()).toEqual(calls.toSorted())
  expect(table.filter((route) => route.includes(' /api/')).length).toBe(calls.length + 1)
})

test('API-07 API-08 TRACK-02..04 a visit answers its kind without a login, a page needs one', async () => {
  const mock = await startMock()
  const before = mock.worldText()
  for (const from of ['direct_visit', 'ads_visit', 'search_engine_visit']) {
    expect((await mock.post('/api/visit-tracking', { from })).body).toEqual({ state: from })
  }
  expect((await mock.post('/api/visit-tracking', { from: 'page_access' })).status).toBe(422)
  expect(mock.worldText()).toBe(before)
  const woman = await mock.signIn('woman')
  const page = { from: 'page_access', path: '/home' }
  expect((await mock.post('/api/access-page-tracking', page)).status).toBe(401)
  expect((await woman.post('/api/access-page-tracking', page)).body).toEqual({ success: true })
  expect((await woman.post('/api/access-page-tracking', { ...page, from: 'elsewhere' })).status).toBe(422)
})
