import { shell, type WebContents } from 'electron'
import { expect, test, vi } from 'vitest'
import { lend } from '../../../tests/support/no-electron.ts'
import { localOrigins } from '../../contract/rules/hosts.ts'
import type { Log } from '../log.ts'
import { pageWebPreferences } from '../windows/workbench-window.ts'
import { guardContents } from './contents.ts'

const origins = localOrigins(4100)
const workbench = `${origins.workbench}/`
const [phone = ''] = origins.phones

/** A page as the guards see it; `ask` returns what a new window would get. */
function aGuardedPage() {
  const heard = new Map<string, (attempt: object) => void>()
  const lines: string[] = []
  let ask: (details: { url: string }) => unknown = () => undefined
  const contents = {
    getURL: () => workbench,
    on: (name: string, run: () => void) => heard.set(name, run),
    setWindowOpenHandler: (run: typeof ask) => (ask = run),
  }
  const note = (line: string) => lines.push(line)
  guardContents(contents as unknown as WebContents, origins, { warn: note, error: note } as unknown as Log)
  const attempt = (event: string, url: string, isMainFrame = true) => {
    const preventDefault = vi.fn<() => void>()
    heard.get(event)?.({ url, isMainFrame, preventDefault })
    return preventDefault.mock.calls.length
  }
  return { attempt, lines, open: (url: string) => ask({ url }) }
}

test.each(['will-frame-navigate', 'will-redirect'])(
  '%s is refused by the rules, and logged without its path',
  (event) => {
    const { attempt, lines } = aGuardedPage()
    expect([attempt(event, `${workbench}?panel=x`), attempt(event, `${phone}/home`, false), lines]).toEqual([0, 0, []])
    expect([attempt(event, 'https://example.com/secret'), attempt(event, `data:text/html,${'x'.repeat(60)}`)]).toEqual([
      1, 1,
    ])
    expect(lines).toEqual([
      'Refused to open https://example.com in a window of the app.',
      `Refused to open data:text/html,${'x'.repeat(25)} in a window of the app.`,
    ])
  },
)

test('never shows a page in a tag of another page', () => {
  expect(aGuardedPage().attempt('will-attach-webview', workbench)).toBe(1)
})

const small = { width: 480, height: 800 }

test.each([
  [`${phone}/about/terms`, small],
  // Its page asks for a wider window.
  [`${origins.workbench}/presenter`, {}],
  [`${origins.workbench}/__control/operator/documents/7/picture`, small],
])('opens %s in a plain window without the bridge', (url, size) => {
  expect(aGuardedPage().open(url)).toEqual({
    action: 'allow',
    overrideBrowserWindowOptions: { ...size, autoHideMenuBar: true, webPreferences: pageWebPreferences },
  })
})

test('PROF-36 opens social accounts in the browser of the system, and no other page', async () => {
  const openExternal = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no browser\nat x')))
  lend(shell, { openExternal })
  const { open, lines } = aGuardedPage()
  for (const url of ['https://x.com/yoimachi', 'https://example.com/', workbench])
    expect(open(url)).toEqual({ action: 'deny' })
  await Promise.resolve()
  await Promise.resolve()
  expect([openExternal.mock.calls, lines]).toEqual([[['https://x.com/yoimachi']], ['no browser']])
})

test('FAQ-11 opens a mail of a phone in the mail program, and none that attaches a file', () => {
  const openExternal = vi.fn<() => Promise<void>>(() => Promise.resolve())
  lend(shell, { openExternal })
  const { attempt, open, lines } = aGuardedPage()
  const mail = 'mailto:support@yoimachi.example?subject=x'
  expect([attempt('will-frame-navigate', mail, false), lines]).toEqual([1, []])
  expect(attempt('will-frame-navigate', `${mail}&attach=/etc/passwd`, false)).toBe(1)
  expect(attempt('will-frame-navigate', 'https://x.com/yoimachi', false)).toBe(1)
  expect([lines.length, open(mail)]).toEqual([2, { action: 'deny' }])
  expect(openExternal.mock.calls).toEqual([[mail], [mail]])
})
