import type { Session } from 'electron'
import { expect, test } from 'vitest'
import { localOrigins } from '../contract/rules/hosts.ts'
import { isAllowedExternal, isPermitted, isPhone, lendOwnPicture, mayNavigate, originOf } from './guards.ts'
import { pageWebPreferences, visibleBounds } from './windows.ts'

const origins = localOrigins(4100)
const workbench = `${origins.workbench}/`
const [phone = ''] = origins.phones
const notes = `${origins.workbench}/presenter`
const picture = `${origins.workbench}/__control/operator/documents/7/picture`

test.each([
  ['the workbench reloads itself', workbench, `${workbench}?panel=outbox`, true, true],
  ['a phone page navigates inside its own window', `${phone}/about/terms`, `${phone}/about/privacy`, true, true],
  ['a frame shows a phone', workbench, `${phone}/home`, false, true],
  ['a frame may not show the workbench', workbench, workbench, false, false],
  ['a frame may not leave', workbench, 'https://example.com/', false, false],
  ['a phone may not take over the window', workbench, `${phone}/home`, true, false],
  ['the window may not leave', workbench, 'https://example.com/', true, false],
  ['another port is another origin', workbench, 'http://workbench.yoimachi.localhost:4200/', true, false],
  ['a data address has no origin', workbench, 'data:text/html,x', true, false],
  ['a new window shows its first phone page', 'about:blank', `${phone}/about/terms`, true, true],
  ['a new window may not show the workbench', '', workbench, true, false],
  ['a new window shows the picture of an age document', '', picture, true, true],
  ["a new window shows the presenter's notes", '', notes, true, true],
  ['the notes may not become the workbench', notes, workbench, true, false],
  ['a frame may not show the notes', workbench, notes, false, false],
  ['a picture reloads', picture, picture, true, true],
  ['a picture may not become the workbench', picture, workbench, true, false],
  ['a frame may not show a picture', workbench, picture, false, false],
  ['pages without an origin never share one', 'about:blank', 'data:text/html,x', true, false],
])('%s', (_title, currentUrl, url, isMainFrame, expected) => {
  expect(mayNavigate({ url, isMainFrame, currentUrl }, origins)).toBe(expected)
})

test.each([
  ['http://a.yoimachi.localhost:4100/chat?uuid=1', 'http://a.yoimachi.localhost:4100'],
  ['data:text/html,<p>', undefined],
  ['about:blank', undefined],
  ['no address', undefined],
])('%s has the origin %s', (address, origin) => {
  expect(originOf(address)).toBe(origin)
})

test.each([
  ['http://a.yoimachi.localhost:4100', true],
  ['http://a.yoimachi.localhost:4101', false],
  ['http://workbench.yoimachi.localhost:4100', false],
  ['https://a.yoimachi.localhost:4100', false],
  [undefined, false],
])('%s belongs to a phone: %s', (origin, expected) => {
  expect(isPhone(origins, origin)).toBe(expected)
})

test.each([
  ['clipboard-sanitized-write', origins.workbench, true],
  ['clipboard-sanitized-write', phone, true],
  ['clipboard-sanitized-write', 'https://example.com', false],
  ['clipboard-sanitized-write', undefined, false],
  ['display-capture', origins.workbench, true],
  ['display-capture', phone, false],
  ['display-capture', 'https://example.com', false],
  ['clipboard-read', origins.workbench, false],
  ['media', phone, false],
  ['media', origins.workbench, false],
  ['geolocation', phone, false],
  ['notifications', origins.workbench, false],
  ['openExternal', origins.workbench, false],
])('%s for %s: %s', (permission, origin, expected) => {
  expect(isPermitted({ permission, origin }, origins)).toBe(expected)
})

test('isolates and sandboxes every page, without Node and webview tags', () => {
  expect(pageWebPreferences).toEqual({
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    webviewTag: false,
    spellcheck: false,
  })
})

test.each([
  ['https://twitter.com/yoimachi', true],
  ['https://www.instagram.com/yoimachi/', true],
  ['https://www.tiktok.com/@yoimachi', true],
  ['http://twitter.com/yoimachi', false],
  ['https://twitter.com.example.com/', false],
  ['https://twitter.com:8443/', false],
  ['https://twitter.com@example.com/', false],
  ['https://name@twitter.com/', false],
  ['https://:word@twitter.com/', false],
  ['https://name:word@twitter.com/', false],
  ['file:///etc/passwd', false],
  ['javascript:alert(1)', false],
  ['twitter.com', false],
])('PROF-36 %s may open in the system browser: %s', (address, expected) => {
  expect(isAllowedExternal(address)).toBe(expected)
})

const first = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1080 } }
const second = { id: 2, workArea: { x: 1920, y: 0, width: 1920, height: 1080 } }
const size = { width: 1000, height: 700, maximized: false, fullScreen: false }

test('returns only the size of a window that was never moved', () => {
  expect(visibleBounds(size, [first])).toEqual({ width: 1000, height: 700 })
})

test('restores a window on its former display', () => {
  const bounds = { ...size, x: 2000, y: 40 }
  expect(visibleBounds(bounds, [first, second])).toEqual({ x: 2000, y: 40, width: 1000, height: 700 })
})

test('moves a window along with its display', () => {
  const bounds = { ...size, x: 2000, y: 40, display: { id: 2, x: 1920, y: 0 } }
  const left = { id: 2, workArea: { x: -1920, y: 0, width: 1920, height: 1080 } }
  expect(visibleBounds(bounds, [first, left])).toEqual({ x: -1840, y: 40, width: 1000, height: 700 })
})

test('keeps only the size when the display is unplugged', () => {
  const bounds = { ...size, x: 2000, y: 40, display: { id: 2, x: 1920, y: 0 } }
  expect(visibleBounds(bounds, [first])).toEqual({ width: 1000, height: 700 })
})

test('keeps only the size when the title bar is above the display', () => {
  expect(visibleBounds({ ...size, x: 100, y: -400 }, [first])).toEqual({ width: 1000, height: 700 })
})

test.each([
  ['left', { x: -500, y: 0 }, true],
  ['left and more', { x: -501, y: 0 }, false],
  ['right', { x: 1419, y: 0 }, true],
  ['right and more', { x: 1420, y: 0 }, false],
  ['top', { x: 0, y: -16 }, true],
  ['top and more', { x: 0, y: -17 }, false],
  ['bottom', { x: 0, y: 1063 }, true],
  ['bottom and more', { x: 0, y: 1064 }, false],
])('keeps a window whose title bar is half over the %s of its display: %o, %s', (_, at, isKept) => {
  expect(visibleBounds({ ...size, ...at }, [first])).toEqual({ width: 1000, height: 700, ...(isKept && at) })
})

test('moves a window down with its display, and knows a place by both of its numbers', () => {
  const lower = { id: 1, workArea: { x: 0, y: 200, width: 1920, height: 1080 } }
  const bounds = { ...size, x: 10, y: 120, display: { id: 1, x: 0, y: 100 } }
  expect(visibleBounds(bounds, [lower])).toEqual({ x: 10, y: 220, width: 1000, height: 700 })
  for (const half of [{ x: 10 }, { y: 10 }])
    expect(visibleBounds({ ...size, ...half }, [first])).toEqual({ width: 1000, height: 700 })
})

const main = { parent: null }

type Handler = NonNullable<Parameters<Session['setDisplayMediaRequestHandler']>[0]>
type Request = Parameters<Handler>[0]

/** Returns the session's response to a request. */
function answerTo(frame: object | null, securityOrigin: string): unknown {
  let given: unknown = 'nothing'
  lendOwnPicture(
    {
      setDisplayMediaRequestHandler: (handler: Handler) =>
        handler({ frame, securityOrigin } as Request, (streams) => (given = streams)),
    } as unknown as Session,
    origins,
  )
  return given
}

test('lets only the workbench capture its own window', () => {
  expect(answerTo(main, `${origins.workbench}/`)).toEqual({ video: main })
  for (const phone of origins.phones) expect(answerTo(main, `${phone}/`)).toBeNull()
  expect(answerTo({ parent: main }, `${origins.workbench}/`)).toBeNull()
  expect(answerTo(null, `${origins.workbench}/`)).toBeNull()
  expect(answerTo(main, 'https://example.com/')).toBeNull()
})
