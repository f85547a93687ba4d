// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { freshWorkbench, onPhone } from '../../../../../tests/support/fresh-workbench.ts'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { loginOf, refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import type { BackendMode } from '../../../../contract/rules/backend.ts'
import { flashesAtom } from '../control/flash.ts'
import { changePhone } from '../phone-state.ts'
import { store } from '../state.ts'
import { followBackend } from './follow-backend.ts'
import { startPhone } from './start-phone.ts'

freshWorkbench()

const [woman, man, premium] = ['woman@yoimachi.example', 'man@yoimachi.example', 'woman-premium@yoimachi.example']
const everyone = () => (['a', 'b', 'c'] as const).map(onPhone)

/** The server of another browser, which has chosen this backend. */
function serve(mode: BackendMode, host = 'api') {
  const url = mode === 'mock' ? null : `https://${host}.example.com`
  return stubControl({ 'GET /backend': { mode, url }, 'POST /sessions': loginOf })
}

test('when another browser changes the backend, members return with the mock to their pages', async () => {
  const [a, b] = [standInPhone('a'), standInPhone('b')]
  changePhone('b', { route: '/timeline' })
  const calls = serve('real')
  await followBackend()
  expect(calls.map(({ line }) => line)).toEqual(['GET /backend'])
  // C is hidden, and would start with a login of the mock when it is shown.
  expect(everyone()).toEqual([
    [null, '/login'],
    [null, '/login'],
    [null, '/login'],
  ])
  serve('mock')
  await followBackend()
  expect(everyone()).toEqual([
    [woman, '/home'],
    [man, '/timeline'],
    [premium, '/home'],
  ])
  expect([a.orders, b.orders].map((orders) => orders.map(({ kind }) => kind))).toEqual([
    ['leave', 'leave', 'enter'],
    ['leave', 'leave', 'enter'],
  ])
})

test('a backend that cannot be read is said, and read again on a press', async () => {
  const { orders } = standInPhone('a')
  stubControl({ 'GET /backend': refusal(500, 'unknown', 'Failed.') })
  await followBackend()
  expect(orders).toEqual([])
  const [flash] = store.get(flashesAtom)
  expect([flash?.tone, flash?.text]).toEqual(['alarm', expect.stringContaining('接続先を確認できませんでした')])
  serve('real')
  const [link] = flash?.links ?? []
  if (link && 'run' in link) link.run()
  await expect.poll(() => orders).toEqual([{ kind: 'leave', to: '/login' }])
})

test('side by side, a change of the backend logs out only the phone of the real API', async () => {
  const [a, b] = [standInPhone('a'), standInPhone('b')]
  serve('beside')
  await followBackend()
  expect([a.orders, b.orders]).toEqual([[], [{ kind: 'leave', to: '/login' }]])
})

test('a login inside a phone of the real API outlives a gap in the events, and not another address', async () => {
  serve('real')
  await followBackend()
  const { orders } = standInPhone('a')
  await followBackend()
  expect(orders).toEqual([])
  serve('real', 'other')
  await followBackend()
  expect(orders).toEqual([{ kind: 'leave', to: '/login' }])
})

test('a page that opens with a real API saves its members, and gives none back to a phone in use', async () => {
  const { orders } = standInPhone('a')
  serve('real')
  await followBackend()
  changePhone('a', { email: woman, route: '/shop' })
  await startPhone('a', woman)
  expect([onPhone('a'), store.get(flashesAtom)]).toEqual([[null, '/login'], []])
  expect(orders.at(-1)).toEqual({ kind: 'leave', to: '/login' })
  changePhone('b', { email: 'm7@yoimachi.example', route: '/home' })
  serve('mock')
  await followBackend()
  expect([onPhone('a'), onPhone('b')]).toEqual([
    [woman, '/shop'],
    ['m7@yoimachi.example', '/home'],
  ])
})

test('a server that does not answer changes no phone', async () => {
  const before = everyone()
  stubControl({})
  await followBackend()
  expect(everyone()).toEqual(before)
})

test('members whose login fails stay saved and return later, except those whom the world lacks', async () => {
  for (const phone of ['a', 'b'] as const) standInPhone(phone)
  serve('real')
  await followBackend()
  const mock = { 'GET /backend': { mode: 'mock', url: null } }
  stubControl({
    ...mock,
    'POST /sessions': ({ email }: { email: string }) =>
      email === man ? refusal(404, 'unknown-member') : Promise.reject(new TypeError('Failed to fetch')),
  })
  await followBackend()
  expect([onPhone('a')[0], onPhone('b')[0], store.get(flashesAtom).length]).toEqual([null, null, 1])
  stubControl({ ...mock, 'POST /sessions': loginOf })
  await followBackend()
  expect([onPhone('a'), onPhone('b')[0]]).toEqual([[woman, '/home'], null])
})
