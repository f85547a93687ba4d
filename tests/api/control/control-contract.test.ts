import { afterEach, expect, test, vi } from 'vitest'
import { controlRoutes } from '../../../mock-api/control/control-routes.ts'
import { controlEndpoints } from '../../../src/contract/control/endpoints.ts'
import { listScenarios } from '../../../src/contract/control/worlds/founding.ts'
import { control } from '../../../src/renderer/workbench/hub/control/call-control.ts'
import { startMock, type Mock } from '../../support/mock.ts'

const realFetch = globalThis.fetch

afterEach(() => void vi.unstubAllGlobals())

/** Connects the workbench's client to the mock like a page of its origin; `change` may falsify responses. */
function connect(mock: Mock, change: (text: string) => string = (text) => text): void {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const response = await realFetch(mock.server.url + path, init)
    return new Response(change(await response.text()), { status: response.status })
  })
}

test('IMP-18 every control call of the contract has exactly one route, and every route a call', () => {
  const served = controlRoutes.map(({ endpoint }) => endpoint.id)
  expect(served.toSorted()).toEqual(controlEndpoints.map(({ id }) => id).toSorted())
  const places = controlEndpoints.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(places).size).toBe(places.length)
  expect(controlEndpoints.every(({ access }) => access === 'control')).toBe(true)
})

test('refuses a renamed field in the client of the workbench', async () => {
  const mock = await startMock({ members: 0 })
  connect(mock)
  expect((await control.readClock()).later).toEqual(expect.any(Array))
  connect(mock, (text) => text.replace('"later"', '"later_days"'))
  await expect(control.readClock()).rejects.toThrow('/__control/clock の応答を読み取れませんでした')
})

test('refuses a renamed field in the response check of the server', async () => {
  const mock = await startMock({ members: 0 })
  const route = controlRoutes.find(({ endpoint }) => endpoint.id === listScenarios.id)
  if (!route) throw new Error('Failed to plant a renamed field: no such route.')
  const planted = vi.spyOn(route, 'run').mockReturnValue([{ key: 'a', name: 'A', text: '' }])
  const read = () => fetch(`${mock.server.url}/__control/scenarios`)
  expect((await read()).status).toBe(500)
  planted.mockRestore()
  expect((await read()).status).toBe(200)
})

test('keeps the contract in a streamed list of past effects', async () => {
  const mock = await startMock()
  // `control` checks every response against the contract.
  const { body } = await mock.advance('P400D')
  expect(body.fired.length).toBeGreaterThan(200)
})

test('sends fields in the path, the query or the body as the contract says', async () => {
  const mock = await startMock()
  connect(mock)
  const { id } = await control.nameMoment({ name: '夜' })
  await control.unnameMoment({ id })
  await expect(control.unnameMoment({ id })).rejects.toMatchObject({ status: 404 })
  expect(await control.listMembers({ email: 'man@yoimachi.example' })).toMatchObject([{ sex: 1 }])
  expect(await control.changeNextDocument(null)).toBeNull()
  vi.unstubAllGlobals()
  expect((await mock.control('DELETE', '/history/none/name')).status).toBe(404)
  expect((await mock.control('GET', '/operator/pairings')).status).toBe(404)
})
