// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { Page } from './link.ts'
import { showPage } from './show-page.ts'

const page: Page = window
let popped: string[] = []
window.addEventListener('popstate', () => popped.push(location.pathname + location.search))

beforeEach(() => {
  popped = []
  document.body.innerHTML = '<div id="root"></div>'
  history.replaceState({ idx: 3 }, '', '/home')
})

const start = () => Object.assign(document.querySelector('#root') ?? {}, { __reactContainer$x: {} })

test('navigates a started app like a link: one more entry, no new document', () => {
  start()
  expect(showPage(page, '/chat?uuid=x')).toBe(true)
  expect([location.pathname, history.state, popped]).toEqual([
    '/chat',
    { idx: 4, key: 'stage-/chat', usr: null },
    ['/chat?uuid=x'],
  ])
})

test('needs a document for an app that has not started, another origin and paths of the server', () => {
  Object.assign(document.querySelector('#root') ?? {}, { other: 1 })
  expect(showPage(page, '/chat')).toBe(false)
  start()
  for (const to of ['https://example.com/home', '/api/auth/confirmation?x=1', '/uploads/a.png', '/__3ds/1'])
    expect(showPage(page, to), to).toBe(false)
  expect(popped).toEqual([])
})

test.each(['/api', '/cable', '/uploads/x', '/documents/x', '/images/x', '/mock/mail', '/__phone/', '/legal.json'])(
  'leaves %s to the server, and an app to its document while that shows such a page',
  (path) => {
    start()
    expect(showPage(page, path)).toBe(false)
    history.replaceState(null, '', path)
    expect(showPage(page, '/home')).toBe(false)
    expect(popped).toEqual([])
  },
)

test('shows the first page of an app for no address, and counts from a page without a number', () => {
  start()
  history.replaceState(null, '', '/imagery')
  expect(showPage(page, '')).toBe(true)
  expect([location.pathname, history.state]).toEqual(['/', { idx: 1, key: 'stage-/', usr: null }])
  expect(showPage(page, '/apis#part')).toBe(true)
  expect([location.pathname, location.hash]).toEqual(['/apis', '#part'])
  document.body.innerHTML = ''
  expect(showPage(page, '/home')).toBe(false)
})
