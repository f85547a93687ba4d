// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { loginBonusEndpoint } from '../../../contract/calls/login-bonus.ts'
import type { Page } from '../link.ts'
import { holdDialogs } from './hold-dialogs.ts'

test.each([
  ['/api/notification_reads', { user_notifications: [], user_notifications_count: 0 }],
  ['/api/modal/list', { modal_list: [] }],
  ['/api/login_bonus/create', { success: false, amount: 0 }],
])('D-87 a quiet page asks for %s and sees nothing to open', async (path, empty) => {
  let isQuiet = true
  let status = 200
  const asked: unknown[] = []
  const page = {
    ...{ Response, location: { href: 'http://a.yoimachi.localhost:3100/home' } },
    fetch: (input: unknown) => {
      asked.push(input)
      return Promise.resolve(new Response('{"full":1}', { status, headers: { 'access-token': 'next' } }))
    },
  } as unknown as Page
  holdDialogs(
    page,
    () => isQuiet,
    () => {},
  )
  const told = async (input: string | URL | { url: string }) => (await page.fetch(input as RequestInfo)).json()
  const address = `http://a.yoimachi.localhost:3100${path}`
  expect([await told(`${path}?x=1`), await told(new URL(address)), await told({ url: address })]).toEqual([
    ...[empty, empty, empty],
  ])
  const response = await page.fetch(path)
  expect([response.status, response.headers.get('access-token'), asked.length]).toEqual([200, 'next', 4])
  expect(await told('/api/account')).toEqual({ full: 1 })
  status = 401
  expect(await told(path)).toEqual({ full: 1 })
  ;[status, isQuiet] = [200, false]
  expect(await told(path)).toEqual({ full: 1 })
})

test('D-87 a granted bonus whose dialog is held back makes the page read its likes again', async () => {
  const granted = vi.fn<() => void>()
  for (const [body, times] of [
    ['{"success":true,"amount":3}', 1],
    ['{"success":false,"amount":0}', 1],
    ['{"success"', 1],
  ] as const) {
    const page = {
      fetch: () => Promise.resolve(new Response(body)),
      location: { href: 'http://a.yoimachi.localhost:3100/home' },
      setTimeout: (run: () => void) => run(),
      Response,
    } as unknown as Page
    holdDialogs(page, () => true, granted)
    expect(await (await page.fetch(loginBonusEndpoint.path)).json()).toEqual({ success: false, amount: 0 })
    expect(granted).toHaveBeenCalledTimes(times)
  }
})
