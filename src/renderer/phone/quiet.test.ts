// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { loginBonusEndpoint } from '../../contract/calls/login-bonus.ts'
import type { Page } from './link.ts'
import { foldPreferences, holdDialogs } from './quiet.ts'

let isQuiet = true
const observers: MutationObserver[] = []
const page = {
  document,
  MutationObserver: class extends MutationObserver {
    override observe(...what: Parameters<MutationObserver['observe']>) {
      observers.push(this)
      super.observe(...what)
    }
  },
} as unknown as Page
const waitBriefly = () => new Promise((done) => setTimeout(done, 20))
const folded = () => [...document.querySelectorAll('[data-stage-folded]')].map(({ id }) => id)
const standIns = () => [...document.querySelectorAll<HTMLElement>('[data-stage-unfold]')]

const profile = `
  <h2>好みの項目</h2>
  <dl id="basics"><div><dt>年齢</dt><dd>29歳</dd></div></dl>
  <dl id="preferences" data-explicit><div><dt>拘束<span>（する）</span></dt><dd>できればしたい</dd></div></dl>
  <ul id="points" data-explicit><li> <span>拘束プレイ</span></li></ul>
  <ul id="mild"><li>キス</li></ul>
  <div id="choices" data-explicit><fieldset><legend>アナル<span>必須</span></legend></fieldset></div>`

beforeEach(() => {
  isQuiet = true
  for (const observer of observers.splice(0)) observer.disconnect()
  document.body.innerHTML = ''
})

test('D-87 folds only explicit preferences while the stage is quiet', async () => {
  foldPreferences(page, () => isQuiet)
  document.body.innerHTML = profile
  await waitBriefly()
  expect(folded()).toEqual(['preferences', 'points', 'choices'])
  expect(standIns()).toHaveLength(3)
})

test('D-87 keeps an opened group open across page changes', async () => {
  foldPreferences(page, () => isQuiet)
  document.body.innerHTML = profile
  await waitBriefly()
  standIns()[0]?.click()
  document.body.append(document.createElement('p'))
  await waitBriefly()
  expect(folded()).toEqual(['points', 'choices'])
  expect(standIns()).toHaveLength(2)
})

test('D-87 unfolds everything when the stage is no longer quiet', async () => {
  const folds = foldPreferences(page, () => isQuiet)
  document.body.innerHTML = profile
  await waitBriefly()
  isQuiet = false
  folds.changed()
  await waitBriefly()
  expect([folded(), standIns()]).toEqual([[], []])
  isQuiet = true
  folds.changed()
  expect(folded()).toHaveLength(3)
})

test('removes the button together with its list', async () => {
  foldPreferences(page, () => isQuiet)
  document.body.innerHTML = profile
  await waitBriefly()
  document.querySelector('#points')?.remove()
  await waitBriefly()
  expect(standIns()).toHaveLength(2)
  document.querySelector('#choices')?.remove()
  await waitBriefly()
  expect(standIns()).toHaveLength(1)
})

test('D-87 folds a list as soon as the page marks it', async () => {
  foldPreferences(page, () => isQuiet)
  document.body.innerHTML = '<ul id="mild"><li>キス</li></ul>'
  await waitBriefly()
  document.querySelector('#mild')?.setAttribute('data-explicit', '')
  await waitBriefly()
  expect(folded()).toEqual(['mild'])
})

test('D-87 moves no button to a list that took the place of a folded one', async () => {
  foldPreferences(page, () => isQuiet)
  document.body.innerHTML = profile
  await waitBriefly()
  document.querySelector('#points')?.before(document.createElement('hr'))
  await waitBriefly()
  expect(folded()).toContain('points')
  expect(standIns().map((button) => button.nextElementSibling?.id)).toEqual(['preferences', 'choices'])
})

test('D-87 a button in place of preferences says what it does, and sends no form', async () => {
  foldPreferences(page, () => isQuiet)
  document.body.innerHTML = profile
  await waitBriefly()
  const [button] = standIns()
  expect([button?.getAttribute('type'), button?.textContent]).toEqual([
    ...['button', 'ポップアップを抑えている間は、好みの項目をたたんでいます。押すと開きます。'],
  ])
})

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
