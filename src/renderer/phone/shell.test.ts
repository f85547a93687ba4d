// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { aMemberPage, aShell, man, woman } from '../../../tests/support/phone-frame.ts'

const uidNow = () => localStorage.getItem('uid')
const storedOf = (storage: Storage) => Object.fromEntries(Object.entries(storage))

test('says that it is ready, and reports each page once', async () => {
  const { show, page, news } = await aShell()
  expect(news()).toEqual([{ kind: 'ready', uid: man.uid }])
  page.document.title = 'ホーム'
  show(page)
  const route = {
    kind: 'route',
    route: '/home',
    to: '/home',
    received: 0,
    title: 'ホーム',
    uid: man.uid,
    canGoBack: false,
  }
  expect(news()).toEqual([route])
  vi.advanceTimersByTime(300)
  expect(news()).toEqual([])
  page.history.pushState(null, '', '/chat?uuid=x#last')
  expect(news()).toEqual([{ ...route, route: '/chat?uuid=x#last', to: '/chat?uuid=x#last', canGoBack: true }])
})

test('prepares the page that follows another one as soon as it is there', async () => {
  const { inside, page, news } = await aShell('/home')
  news()
  page.dispatchEvent(new page.Event('pagehide'))
  const next = aMemberPage('/chat')
  vi.advanceTimersByTime(20)
  inside.page = next.page
  vi.advanceTimersByTime(20)
  expect(news()).toMatchObject([{ route: '/chat' }])
  expect(vi.getTimerCount()).toBe(1)
})

test('notices a page that still loads a picture, and says nothing of an empty frame', async () => {
  const { inside, page, news } = await aShell()
  vi.advanceTimersByTime(300)
  expect(news()).toHaveLength(1)
  inside.page = page
  vi.advanceTimersByTime(300)
  expect(news()).toMatchObject([{ route: '/home' }])
})

test.each([
  ['/chat?uuid=x#last', '/chat?uuid=x#last'],
  ['', '/'],
  ['https://example.com/home', '/'],
])('opens %s in an empty frame, and reports where it goes until it is there', async (to, heading) => {
  const { frame, order, show, news } = await aShell()
  order({ kind: 'enter', session: woman, to, anew: false })
  expect([frame.src, uidNow()]).toEqual([heading, woman.uid])
  news()
  show(aMemberPage('/login').page)
  expect(news()).toMatchObject([{ route: '/login', to: '/login', received: 1, uid: woman.uid }])
})

test('a frame that shows an error page or nothing more goes on without an entry of its own', async () => {
  const { frame, inside, order } = await aShell()
  order({ kind: 'enter', session: woman, to: '/home', anew: false })
  const replace = vi.fn<(to: string) => void>()
  inside.page = { location: { href: 'about:blank', replace } }
  order({ kind: 'go', to: '/chat' })
  expect([frame.src, replace.mock.calls]).toEqual(['/home', [['/chat']]])
})

test('keeps the document of a member who is logged in, and makes it ask anew', async () => {
  const { page, opened, told, order, news } = await aShell('/home')
  news()
  order({ kind: 'enter', session: man, to: '/chat', anew: false })
  expect([page.location.pathname, opened, told]).toEqual(['/chat', [], ['popstate', 'storage', 'pageshow persisted']])
  expect(news().at(-1)).toMatchObject({ route: '/chat', to: '/chat', received: 1 })
})

test('loads the page of another member, and reports it until another is there', async () => {
  const { opened, told, order, news } = await aShell('/home')
  order({ kind: 'enter', session: woman, to: '/chat', anew: false })
  expect([opened, told]).toEqual([['/chat'], []])
  expect(news().at(-1)).toMatchObject({ route: '/home', to: '/chat', uid: woman.uid })
})

test('loads the page of the same member from the login page, which would lead elsewhere', async () => {
  const { opened, order } = await aShell('/login')
  order({ kind: 'enter', session: man, to: '/chat', anew: false })
  expect(opened).toEqual(['/chat'])
})

test.each([
  [true, null],
  [false, '2 0 C'],
])('D-78 in a world that is new (%s) nothing was seen yet', async (anew, seen) => {
  const { order } = await aShell('/home')
  localStorage.setItem(`yoimachi.standing.${man.uid}`, '2 0 C')
  order({ kind: 'enter', session: man, to: '/home', anew })
  expect(localStorage.getItem(`yoimachi.standing.${man.uid}`)).toBe(seen)
})

test('renews a login on the same page, which asks anew', async () => {
  const { opened, told, order } = await aShell('/home')
  localStorage.setItem(`yoimachi.standing.${man.uid}`, '2 0 C')
  order({ kind: 'renew', session: { ...man, client: 'e' } })
  expect([opened, told]).toEqual([[], ['storage', 'pageshow persisted']])
  expect(storedOf(localStorage)).toEqual({ ...man, client: 'e' })
  order({ kind: 'refresh' })
  expect(told).toHaveLength(4)
})

test('logs out and opens the page of the order', async () => {
  const { opened, order, news } = await aShell('/home')
  order({ kind: 'leave', to: '/login' })
  expect([opened, uidNow(), news().at(-1)?.kind]).toEqual([['/login'], null, 'route'])
})

const device = { local: { setting: 'on' }, session: { draft: 'こん' }, scrolls: [{ at: [], left: 0, top: 70 }] }

test('becomes another phone after its page has gone, with storages, scroll positions and history of the other', async () => {
  const { frame, inside, opened, page, order, show, news } = await aShell('/home')
  page.history.pushState(null, '', '/chat')
  order({ kind: 'become', device, session: woman, to: '/rank' })
  expect([opened, uidNow()]).toEqual([['about:blank'], man.uid])
  const blank = vi.fn<(to: string) => void>()
  inside.page = { location: { href: 'about:blank', replace: blank } }
  frame.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
  expect([frame.src, storedOf(localStorage), storedOf(sessionStorage)]).toEqual([
    '/rank',
    { ...woman, setting: 'on' },
    { draft: 'こん' },
  ])
  news()
  const next = aMemberPage('/rank')
  const timers = vi.spyOn(next.page, 'setInterval')
  show(next.page)
  expect([news().at(-1), timers.mock.calls.length]).toEqual([expect.objectContaining({ canGoBack: false }), 1])
  // The positions belong to the first page.
  const last = aMemberPage('/home')
  const later = vi.spyOn(last.page, 'setInterval')
  show(last.page)
  expect(later).not.toHaveBeenCalled()
})

test.each([
  ['with the ordered login', { ...woman, sex: '2' }],
  ['without a login', null],
])('becomes a phone whose storages are not known: empty, and %s', async (_, session) => {
  const { frame, order } = await aShell()
  localStorage.setItem('setting', 'on')
  sessionStorage.setItem('draft', 'こん')
  order({ kind: 'become', device: null, session, to: '/login' })
  await vi.advanceTimersByTimeAsync(0)
  expect([frame.src, storedOf(localStorage), storedOf(sessionStorage)]).toEqual(['/login', session ?? {}, {}])
})

test('becomes a phone without a login and keeps its storages when the order has none', async () => {
  const { frame, order } = await aShell()
  localStorage.setItem('setting', 'on')
  order({ kind: 'become', session: null, to: '/login' })
  await vi.advanceTimersByTimeAsync(0)
  expect([frame.src, storedOf(localStorage)]).toEqual(['/login', { setting: 'on' }])
})

test('loads its page from scratch with the login that it has', async () => {
  const { frame, order } = await aShell()
  localStorage.setItem('setting', 'on')
  order({ kind: 'become', device, to: '/chat' })
  await vi.advanceTimersByTimeAsync(0)
  expect([frame.src, uidNow(), storedOf(sessionStorage)]).toEqual(['/chat', man.uid, { draft: 'こん' }])
})

test('while it becomes another phone, later orders wait, and nothing is reported of the page before', async () => {
  const { frame, inside, page, order, show, news } = await aShell('/home')
  news()
  order({ kind: 'become', device, session: woman, to: '/rank' })
  order({ kind: 'become', session: man, to: '/chat' })
  order({ kind: 'go', to: '/board' })
  vi.advanceTimersByTime(300)
  // The page before still loads a picture.
  show(page)
  await vi.advanceTimersByTimeAsync(0)
  expect([news(), uidNow()]).toEqual([[], man.uid])
  inside.page = { location: { href: 'about:blank', replace: vi.fn<() => void>() } }
  frame.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
  await vi.advanceTimersByTimeAsync(0)
  expect([uidNow(), sessionStorage.getItem('draft')]).toEqual([man.uid, 'こん'])
  show(aMemberPage('/board').page)
  expect(news()).toEqual([expect.objectContaining({ route: '/board', received: 3, uid: man.uid })])
})

const read = { method: 'GET', path: '/api/chat/get' }

test.each([
  ['the page that was ordered with the login', 200, undefined, '/chat'],
  ['a page that was ordered while the world was asked', 200, '/board', '/board'],
  ['a page that was ordered while the world was asked, though it lacks the first', 404, '/board', '/board'],
  ['the home where the world lacks the page', 404, undefined, '/home'],
])('D-141 shows %s', async (_, status, next, shown) => {
  const { page, order, news } = await aShell('/rank')
  news()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status })))
  order({ kind: 'enter', session: man, to: '/chat', anew: true, read })
  if (next !== undefined) order({ kind: 'go', to: next })
  expect(news().at(-1)).toMatchObject({ route: '/rank', to: next ?? '/chat' })
  await vi.advanceTimersByTimeAsync(0)
  await vi.waitFor(() => expect(page.location.pathname).toBe(shown))
  expect(news().filter(({ kind }) => kind === 'lost')).toHaveLength(shown === '/home' ? 1 : 0)
})

test('D-141 a login that comes while the world is asked decides alone', async () => {
  const { page, order, news } = await aShell('/rank')
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 404 })))
  order({ kind: 'enter', session: man, to: '/chat', anew: true, read })
  order({ kind: 'enter', session: man, to: '/board', anew: false })
  await vi.advanceTimersByTimeAsync(50)
  expect([page.location.pathname, news().some(({ kind }) => kind === 'lost')]).toEqual(['/board', false])
})
