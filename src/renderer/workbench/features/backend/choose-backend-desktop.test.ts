// @vitest-environment happy-dom
import { RESET } from 'jotai/utils'
import { beforeEach, expect, test, vi } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { loginOf, stubControl } from '../../../../../tests/support/stub-control.ts'
import type { BackendMode } from '../../../../contract/rules/backend.ts'
import type { Bridge } from '../../../../preload/bridge.ts'

freshWorkbench()

const bridge = { connectBackend: vi.fn<Bridge['connectBackend']>() }

// Modules of a page that the desktop app shows: they look for its bridge when they load.
Object.defineProperty(window, 'yoimachi', { value: bridge, configurable: true })
vi.resetModules()
const [{ chooseBackend }, { phonesAtom }, { store }, { queryClient }] = await Promise.all([
  import('./choose-backend.ts'),
  import('../../hub/phone-state.ts'),
  import('../../hub/state.ts'),
  import('../../hub/control/query-client.ts'),
])
Reflect.deleteProperty(window, 'yoimachi')
vi.resetModules()

beforeEach(() => {
  bridge.connectBackend.mockReset()
  queryClient.clear()
  store.set(phonesAtom, RESET)
})

const url = 'https://api.example.com'
const serve = (mode: BackendMode) =>
  stubControl({ 'GET /backend': { mode, url: mode === 'mock' ? null : url }, 'POST /sessions': loginOf })
const refuse = () => bridge.connectBackend.mockRejectedValueOnce(new Error('The port is in use.'))
const people = () => {
  const { a, b } = store.get(phonesAtom)
  return [a, b].map(({ email, route }) => [email, route])
}
const members = [
  ['woman@yoimachi.example', '/home'],
  ['man@yoimachi.example', '/home'],
]

test('the members stay on the phones when the desktop app refuses a real API', async () => {
  serve('mock')
  refuse()
  await expect(chooseBackend('real', url)).rejects.toThrow('The port is in use.')
  expect(people()).toEqual(members)
})

test('the desktop app keeps the members of the mock when it refuses the way back to it', async () => {
  serve('mock')
  bridge.connectBackend.mockImplementationOnce(async () => void serve('real'))
  await chooseBackend('real', url)
  expect(people().map(([email]) => email)).toEqual([null, null])
  refuse()
  await expect(chooseBackend('mock')).rejects.toThrow('The port is in use.')
  // The phones still use the real API, which must not get a login of the mock.
  expect(people().map(([email]) => email)).toEqual([null, null])
  bridge.connectBackend.mockImplementationOnce(async () => void serve('mock'))
  await chooseBackend('mock')
  expect([people(), bridge.connectBackend.mock.calls]).toEqual([members, [[url], [null], [null]]])
})

test('logins of a real API end with the change to another one, and stay when the desktop app refuses it', async () => {
  serve('real')
  refuse()
  await expect(chooseBackend('real', 'https://other.example.com')).rejects.toThrow('The port is in use.')
  expect(people()).toEqual(members)
  await chooseBackend('real', 'https://other.example.com')
  expect(people()).toEqual([
    [null, '/login'],
    [null, '/login'],
  ])
})

test('the desktop app says that it cannot compare while all phones use a real API, and changes nothing', async () => {
  const before = people()
  serve('real')
  await expect(chooseBackend('beside', url)).rejects.toThrow('「バックエンド」でモックに戻してください。')
  expect([people(), bridge.connectBackend.mock.calls]).toEqual([before, []])
})
