import { expect, test } from 'vitest'
import { localOrigins } from '../../contract/rules/hosts.ts'
import { pageWebPreferences } from '../windows/workbench-window.ts'
import { isPhone, mayNavigate, originOf } from './navigation.ts'

const origins = localOrigins(4100)
const workbench = `${origins.workbench}/`
const [phone = ''] = origins.phones
const notes = `${origins.workbench}/presenter`
const picture = `${origins.workbench}/__control/operator/documents/7/picture`

test.each([
  ['the workbench reloads itself', workbench, `${workbench}?panel=outbox`, true, true],
  ['a phone page navigates inside its own window', `${phone}/about/terms`, `${phone}/about/privacy`, true, true],
  ['a frame shows a phone', workbench, `${phone}/home`, false, true],
  ['a phone empties its frame', workbench, 'about:blank', false, true],
  ['a frame may not show a page without an origin', workbench, 'data:text/html,x', false, false],
  ['the window may not be emptied', workbench, 'about:blank', true, false],
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
