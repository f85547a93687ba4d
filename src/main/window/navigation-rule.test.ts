import { expect, test } from 'vitest'
import { localOrigins } from '../../contract/rules/start-options.ts'
import { mayNavigate } from './navigation-rule.ts'

const origins = localOrigins(4100)
const workbench = `${origins.workbench}/`
const [phone = ''] = origins.phones
const notes = `${origins.workbench}/presenter`
const picture = `${origins.workbench}/__control/operator/documents/7/picture`

test.each([
  ['the workbench reloads itself', workbench, `${workbench}?panel=outbox`, true, true],
  ['a phone page moves inside its own window', `${phone}/about/terms`, `${phone}/about/privacy`, true, true],
  ['a frame shows a phone', workbench, `${phone}/home`, false, true],
  ['a frame may not show the workbench', workbench, workbench, false, false],
  ['a frame may not leave', workbench, 'https://example.com/', false, false],
  ['a phone may not take over the window', workbench, `${phone}/home`, true, false],
  ['the window may not leave', workbench, 'https://example.com/', true, false],
  ['another port is another house', workbench, 'http://workbench.yoimachi.localhost:4200/', true, false],
  ['a data address has no origin', workbench, 'data:text/html,x', true, false],
  ['a new window shows its first phone page', 'about:blank', `${phone}/about/terms`, true, true],
  ['a new window may not show the workbench', '', workbench, true, false],
  ['a new window shows a picture of the desk', '', picture, true, true],
  ['a new window shows the notes of a presenter', '', notes, true, true],
  ['the notes may not become the workbench', notes, workbench, true, false],
  ['a frame may not show the notes', workbench, notes, false, false],
  ['a picture is loaded again', picture, picture, true, true],
  ['a picture may not become the workbench', picture, workbench, true, false],
  ['a frame may not show a picture of the desk', workbench, picture, false, false],
  ['two pages without origin are not the same', 'about:blank', 'data:text/html,x', true, false],
])('%s', (_title, currentUrl, url, isMainFrame, expected) => {
  expect(mayNavigate({ url, isMainFrame, currentUrl }, origins)).toBe(expected)
})
