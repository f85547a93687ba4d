// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { aMemberPage, aShell } from '../../../tests/support/phone-frame.ts'

test('answers for its storages and its texts with the number of the question', async () => {
  const { order, news, page } = await aShell('/home')
  Object.defineProperty(page.document.body, 'innerText', { value: '年齢\n29歳' })
  localStorage.setItem('setting', 'on')
  order({ kind: 'read-device', id: 7 })
  order({ kind: 'read-texts', id: 8 })
  expect(news()).toEqual(
    expect.arrayContaining([
      {
        kind: 'device',
        id: 7,
        device: { local: { setting: 'on' }, session: {}, scrolls: [{ at: [], left: 0, top: 0 }] },
      },
      { kind: 'texts', id: 8, lines: ['年齢', '29歳'] },
    ]),
  )
})

test('marks the lines of an order', async () => {
  const { order, page } = await aShell('/home', '<p>年齢</p>')
  const highlights = new Map<string, unknown>()
  Object.defineProperty(page, 'CSS', { value: { highlights } })
  Object.assign(page, { Highlight: Object, NodeFilter })
  order({ kind: 'mark-texts', lines: ['年齢'] })
  expect(highlights.size).toBe(1)
})

test('goes to a page like a link of the app, and loads it where no app runs', async () => {
  const { page, opened, told, order, show } = await aShell('/home')
  order({ kind: 'go', to: '/chat' })
  expect([page.location.pathname, opened, told]).toEqual(['/chat', [], ['popstate', 'storage', 'pageshow persisted']])
  const mail = aMemberPage('/mock/mail')
  show(mail.page)
  order({ kind: 'go', to: '/home' })
  expect(mail.opened).toEqual(['/home'])
})

test('loads a page while another one loads, because an app that ends shows nothing', async () => {
  const { page, opened, order } = await aShell('/home')
  page.dispatchEvent(new page.Event('pagehide'))
  order({ kind: 'go', to: '/chat' })
  expect(opened).toEqual(['/chat'])
})

test('reloads the page that is there, or on its way, or was there before an error page', async () => {
  const { inside, frame, opened, order, show } = await aShell('/home')
  order({ kind: 'reload' })
  order({ kind: 'leave', to: '/login' })
  order({ kind: 'reload' })
  expect(opened).toEqual(['reload', '/login', '/login'])
  show(aMemberPage('/rank').page)
  inside.page = null
  order({ kind: 'reload' })
  expect(frame.src).toBe('/rank')
})

test('reloads nothing, and stays calm, before the first page', async () => {
  const { frame, order, news } = await aShell()
  order({ kind: 'reload' })
  order({ kind: 'refresh' })
  order({ kind: 'back' })
  order({ kind: 'look', look: { theme: 'night', textSize: 100, network: 'online' } })
  order({ kind: 'quiet', on: true })
  expect([frame.src, news().length]).toEqual(['', 1])
})

test('D-87 a quiet stage folds explicit preferences at once, and keeps dialogs from opening by themselves', async () => {
  const { page, order, show } = await aShell(undefined, '<ul data-explicit><li>拘束プレイ</li></ul>')
  page.fetch = () => Promise.resolve(Response.json({ modal_list: [1] }))
  Object.assign(page, { Response })
  show(page)
  const list = page.document.querySelector('ul') as HTMLElement
  const seen = async () => [page.getComputedStyle(list).display, await (await page.fetch('/api/modal/list')).json()]
  expect(await seen()).toEqual(['block', { modal_list: [1] }])
  order({ kind: 'quiet', on: true })
  expect(await seen()).toEqual(['none', { modal_list: [] }])
  order({ kind: 'quiet', on: false })
  expect(await seen()).toEqual(['block', { modal_list: [1] }])
})

test('fills the card form of the page', async () => {
  const { page, order } = await aShell('/payment', '<input autocomplete="cc-number">')
  order({ kind: 'card', number: '4242424242424242' })
  expect(page.document.querySelector('input')?.value).toBe('4242424242424242')
})

test('goes back in the history of this phone only, also with the keys of the browser', async () => {
  const { page, order, hear, news } = await aShell('/home')
  const at = () => page.location.pathname
  for (const to of ['/chat', '/rank']) page.history.pushState(null, '', to)
  news()
  order({ kind: 'back' })
  expect([at(), news().at(-1)]).toMatchObject(['/chat', { route: '/chat', received: 1 }])
  const press = (key: string, altKey: boolean) => {
    const preventDefault = vi.fn<() => void>()
    hear({ key, altKey, preventDefault }, 'keydown')
    return [at(), preventDefault.mock.calls.length]
  }
  expect([press('ArrowLeft', true), press('ArrowRight', true)]).toEqual([
    ['/home', 1],
    ['/chat', 1],
  ])
  expect([press('ArrowUp', true), press('ArrowLeft', false), press('ArrowRight', false)]).toEqual(
    Array.from({ length: 3 }, () => ['/chat', 0]),
  )
})

test('leaves Alt and an arrow to the text on a Mac, where they move by a word', async () => {
  const { page, hear } = await aShell('/home')
  page.history.pushState(null, '', '/chat')
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')
  const preventDefault = vi.fn<() => void>()
  hear({ key: 'ArrowLeft', altKey: true, preventDefault }, 'keydown')
  expect([page.location.pathname, preventDefault.mock.calls.length]).toEqual(['/chat', 0])
})

test.each([
  [{ ctrlKey: true, key: 'k' }, true],
  [{ metaKey: true, key: 'K' }, true],
  [{ key: 'k' }, false],
  [{ ctrlKey: true, key: 'j' }, false],
  [{ ctrlKey: true, altKey: true, key: 'k' }, false],
  [{ ctrlKey: true, shiftKey: true, key: 'K' }, false],
])('opens the palette of the workbench with %o: %s', async (pressed, isPalette) => {
  const { page, news } = await aShell('/home')
  news()
  const event = new page.KeyboardEvent('keydown', { ...pressed, cancelable: true })
  page.document.dispatchEvent(event)
  expect([event.defaultPrevented, news()]).toEqual([isPalette, isPalette ? [{ kind: 'palette' }] : []])
})

test('calls the API for the inspector, and nothing else', async () => {
  const { order, news } = await aShell('/home')
  const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response('{}', { status: 201 })),
  )
  vi.stubGlobal('fetch', fetched)
  news()
  order({ kind: 'call', id: 4, method: 'POST', path: '/api/like', body: '{"uuid":"x"}' })
  order({ kind: 'call', id: 5, method: 'GET', path: '/mock/mail' })
  await vi.advanceTimersByTimeAsync(0)
  expect(fetched.mock.calls).toEqual([['/api/like', expect.objectContaining({ method: 'POST', body: '{"uuid":"x"}' })]])
  expect(news()).toContainEqual({ kind: 'response', id: 4, status: 201 })
})

test('shows a page in the look of the phone, and tells it of its network', async () => {
  const { page, told, order, show } = await aShell('/home')
  const look = (textSize: 100 | 150, network: 'online' | 'offline') =>
    order({ kind: 'look', look: { theme: 'night', textSize, network } })
  const shownBy = ({ document: { documentElement: html } }: { document: Document }) => [
    html.dataset['theme'],
    html.style.fontSize,
  ]
  look(150, 'offline')
  expect([shownBy(page), told]).toEqual([['night', '150%'], ['offline']])
  look(100, 'online')
  expect([shownBy(page), told]).toEqual([
    ['night', ''],
    ['offline', 'online'],
  ])
  look(150, 'offline')
  const next = aMemberPage('/chat')
  show(next.page)
  expect([shownBy(next.page), next.told]).toEqual([['night', '150%'], ['offline']])
})
