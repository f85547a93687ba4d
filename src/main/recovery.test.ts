import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, release, tmpdir } from 'node:os'
import { join } from 'node:path'
import { app, BrowserWindow, dialog, type MessageBoxOptions, shell, type WebContents } from 'electron'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { lend } from '../../tests/support/no-electron.ts'
import { en, ja } from './copy.ts'
import type { Log } from './log.ts'
import { detailOf, messageOf } from './log.ts'
import { catchErrors, reopensUnasked, watchPage } from './recovery.ts'
import { reportText } from './report-text.ts'
import { createReporter, writeReport } from './report.ts'

describe('report text', () => {
  const facts = {
    at: new Date('2026-11-22T14:00:00Z'),
    app: '0.1.0',
    system: 'linux',
    home: '/home/hanako',
  }

  test('names the fault, the time and the version, and hides the home folder', () => {
    const fault = { kind: 'error', detail: 'Error: no\n    at /home/hanako/app.js:1' } as const
    expect(reportText(fault, facts, ja)).toContain('アプリで予期しないエラーが起きました')
    const text = reportText(fault, facts, en)
    expect(text).toContain('When: 2026-11-22T14:00:00.000Z')
    expect(text).toContain('App: 0.1.0')
    expect(text).toContain('at ~/app.js:1')
    expect(text).not.toContain('hanako')
  })

  test.each([
    ['/home/花子', 'at file:///home/%E8%8A%B1%E5%AD%90/app.js:1', 'at ~/app.js:1'],
    ['/home/a b', 'at file:///home/a%20b/app.js:1', 'at ~/app.js:1'],
    ['C:\\Users\\Hanako', 'at C:\\Users\\Hanako\\app.js:1', 'at ~\\app.js:1'],
    ['C:\\Users\\Hanako', 'at file:///C:/Users/Hanako/app.js:1', 'at ~/app.js:1'],
    ['C:\\Users\\花子', 'at file:///C:/Users/%E8%8A%B1%E5%AD%90/app.js:1', 'at ~/app.js:1'],
    ['/', 'at /srv/app.js:1', 'at /srv/app.js:1'],
  ])('hides the home folder %s as stacks write it: %s', (home, detail, hidden) => {
    expect(
      reportText({ kind: 'error', detail }, { ...facts, home }, en)
        .split('\n')
        .at(-2),
    ).toBe(hidden)
  })

  test('reads any thrown value as a detail and as one line', () => {
    expect(detailOf(new Error('no'))).toContain('recovery.test.ts')
    expect(detailOf('text')).toBe('text')
    expect(messageOf(new Error('first\nsecond'))).toBe('first')
    expect(messageOf(undefined)).toBe('undefined')
  })
})

describe('report folder', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'yoimachi-reports-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('keeps two reports of the same millisecond', () => {
    const at = new Date(Date.UTC(2026, 10, 22, 14))
    const paths = ['first', 'second'].map((text) => writeReport(folder, at, text) ?? '')
    expect(paths.map((path) => readFileSync(path, 'utf8'))).toEqual(['first', 'second'])
  })

  test('names reports by time and keeps the newest twenty', () => {
    writeFileSync(join(folder, 'yoimachi.log'), '')
    for (let minute = 0; minute < 23; minute += 1)
      writeReport(folder, new Date(Date.UTC(2026, 10, 22, 14, minute)), `minute ${minute}`)
    const names = readdirSync(folder).toSorted()
    expect(names).toHaveLength(21)
    expect(names[0]).toBe('report-2026-11-22T14-03-00-000Z.txt')
    expect(readFileSync(join(folder, names[0] ?? ''), 'utf8')).toBe('minute 3')
  })

  test('returns undefined for a folder that cannot be written', () => {
    writeFileSync(join(folder, 'file'), '')
    expect(writeReport(join(folder, 'file'), new Date(0), 'text')).toBeUndefined()
  })
})

test.each([
  ['the first crash', [5000], true],
  ['the third within a minute', [0, 1000, 2000], true],
  ['the fourth within a minute', [0, 1000, 2000, 3000], false],
  ['the fourth a millisecond before the minute ends', [0, 1000, 2000, 59_999], false],
  ['the fourth when the first is a minute old', [0, 30_000, 40_000, 60_000], true],
])('reloads without asking after %s', (_title, deaths, expected) => {
  expect(reopensUnasked(deaths)).toBe(expected)
})

/** The handlers of a process, an app or a page, by event. */
function hearing() {
  const heard = new Map<string, (...given: any[]) => unknown>() // oxlint-disable-line typescript/no-explicit-any -- of any event
  return { heard, on: (name: string, run: () => void) => heard.set(name, run) }
}

test('logs a fault in one line and writes its report beside the log', () => {
  lend(app, { getVersion: () => '1.2.3' })
  const folder = mkdtempSync(join(tmpdir(), 'yoimachi-reports-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const lines: string[] = []
  const reporter = (path: string) =>
    createReporter({ path, error: (line: string) => lines.push(line) } as unknown as Log, () => en)
  const path = reporter(join(folder, 'yoimachi.log'))({ kind: 'page', detail: `first in ${homedir()}\nsecond` }) ?? ''
  const { electron, chrome, node } = process.versions
  expect(readFileSync(path, 'utf8').split('\n')).toEqual([
    ...[en.report.title, en.report.privacy, '', expect.stringMatching(`^${en.report.when}: `)],
    `${en.report.what}: ${en.report.page}`,
    `${en.report.app}: 1.2.3 (Electron ${electron}, Chromium ${chrome}, Node ${node})`,
    `${en.report.system}: ${process.platform} ${process.arch} ${release()}`,
    ...['', `${en.report.detail}:`, 'first in ~', 'second', ''],
  ])
  writeFileSync(join(folder, 'file'), '')
  expect(reporter(join(folder, 'file/yoimachi.log'))({ kind: 'error', detail: 'third' })).toBeUndefined()
  expect(lines).toEqual([`A fault (page): first in ${homedir()} Report: ${path}`, 'A fault (error): third'])
})

test('keeps the detail of a report as it is where no home is known', () => {
  const facts = { at: new Date(0), app: '', system: '', home: '' }
  expect(reportText({ kind: 'error', detail: 'no' }, facts, en)).toMatch(/:\nno\n$/)
})

test('reports uncaught errors, rejections and helper processes that died, and ends after an error only', () => {
  const [ofProcess, ofApp, ofStream] = [hearing(), hearing(), hearing()]
  vi.spyOn(process, 'on').mockImplementation(((...given: [string, () => void]) => ofProcess.on(...given)) as never)
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'on').mockImplementation(((...given: [string, () => void]) => ofStream.on(...given)) as never)
  lend(app, { on: ofApp.on })
  const reported: unknown[] = []
  const ended: unknown[] = []
  catchErrors(
    (fault) => void reported.push(fault),
    (error) => ended.push(error),
  )
  ofProcess.heard.get('unhandledRejection')?.('late')
  const gone = ofApp.heard.get('child-process-gone')
  for (const reason of ['clean-exit', 'killed']) gone?.({}, { type: 'GPU', reason, exitCode: 0 })
  gone?.({}, { type: 'Utility', reason: 'crashed', exitCode: 5, name: 'Network' })
  gone?.({}, { type: 'GPU', reason: 'oom', exitCode: 6 })
  expect(ended).toEqual([])
  ofProcess.heard.get('uncaughtException')?.('broken')
  // A closed terminal is no error.
  ofStream.heard.get('error')?.(new Error('EPIPE'))
  expect([reported, ended]).toEqual([
    [
      { kind: 'rejection', detail: 'late' },
      { kind: 'process', detail: 'Utility Network crashed (5)' },
      { kind: 'process', detail: 'GPU  oom (6)' },
      { kind: 'error', detail: 'broken' },
    ],
    ['broken'],
  ])
})

/** A page that may crash or hang. Dialogs get the button; a path is that of the report. */
function aWatchedPage({ button = 0, path = '/report.txt', error = '' } = {}) {
  const { heard, on } = hearing()
  const done: unknown[] = []
  const note = (name: string) => () => void done.push(name)
  const window = {}
  lend(BrowserWindow, { fromWebContents: () => window })
  lend(shell, { showItemInFolder: (shown: string) => done.push(shown) })
  const questions: (MessageBoxOptions & { answer: (response: number) => void })[] = []
  lend(dialog, {
    showMessageBox: (of: object, question: MessageBoxOptions) =>
      new Promise((resolve, reject) => {
        expect(of).toBe(window)
        questions.push({ ...question, answer: (response) => resolve({ response }) })
        if (error !== '') reject(new Error(error))
        else if (button >= 0) resolve({ response: button })
      }),
  })
  const state = { isDestroyed: false }
  const contents = {
    ...{ on, isDestroyed: () => state.isDestroyed },
    ...{ reload: note('reload'), forcefullyCrashRenderer: note('crash') },
  }
  const report = (fault: object) => (done.push(fault), path || undefined)
  watchPage(contents as unknown as WebContents, report, () => en, note('quit'))
  const tell = async (event: string, details: object = {}) => {
    heard.get(event)?.({}, details)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { done, questions, state, tell }
}

const crash = { reason: 'crashed', exitCode: 9 }
const fault = { kind: 'page', detail: 'crashed (9)' }

test('a page that crashed loads again, and offers its report', async () => {
  const { done, questions, tell, state } = aWatchedPage({ button: 1 })
  await tell('render-process-gone', crash)
  expect(done).toEqual([fault, 'reload', '/report.txt'])
  expect(questions).toMatchObject([
    { type: 'info', message: en.pageGone, detail: en.pageGoneDetail, buttons: [en.ok, en.showReport] },
  ])
  await tell('render-process-gone', { reason: 'clean-exit', exitCode: 0 })
  state.isDestroyed = true
  await tell('render-process-gone', crash)
  expect(done).toHaveLength(3)
})

test.each([
  [{ button: 0 }, [en.ok, en.showReport]],
  [{ button: 1, path: '' }, [en.ok]],
])('shows no report that nobody wants or that could not be written', async (given, buttons) => {
  const { done, questions, tell } = aWatchedPage(given)
  await tell('render-process-gone', crash)
  expect([done, questions[0]?.buttons]).toEqual([[fault, 'reload'], buttons])
})

test.each([
  [0, 'reload'],
  [1, 'quit'],
])('a page that crashes the fourth time within a minute asks first; button %d: %s', async (button, end) => {
  vi.spyOn(Date, 'now').mockReturnValue(0)
  const { done, questions, tell } = aWatchedPage({ button })
  for (let times = 0; times < 4; times += 1) await tell('render-process-gone', crash)
  expect(questions.at(-1)).toMatchObject({
    ...{ type: 'error', message: en.pageGoneOften, detail: en.pageGoneOftenDetail, cancelId: 1 },
    buttons: [en.reopen, en.quit],
  })
  expect(done.slice(-2)).toEqual([fault, end])
})

test('a dialog that fails is a fault, too', async () => {
  const { done, tell } = aWatchedPage({ error: 'no dialog' })
  for (const event of ['render-process-gone', 'unresponsive']) await tell(event, crash)
  const failed = { kind: 'rejection', detail: expect.stringMatching(/^Error: no dialog\n/) }
  expect(done).toEqual([fault, 'reload', failed, failed])
})

test('a page that hangs can be ended, and is asked about once at a time', async () => {
  const { done, questions, tell, state } = aWatchedPage({ button: -1 })
  await tell('responsive')
  await tell('unresponsive')
  await tell('unresponsive')
  expect(questions).toMatchObject([
    { type: 'warning', message: en.pageHangs, detail: en.pageHangsDetail, buttons: [en.wait, en.reopen] },
  ])
  expect(questions[0]?.signal?.aborted).toBe(false)
  await tell('responsive')
  expect(questions[0]?.signal?.aborted).toBe(true)
  questions[0]?.answer(0)
  await tell('nothing')
  await tell('unresponsive')
  questions[1]?.answer(1)
  await tell('nothing')
  expect([questions.length, done]).toEqual([2, ['crash']])
  await tell('unresponsive')
  state.isDestroyed = true
  questions[2]?.answer(1)
  await tell('nothing')
  expect(done).toEqual(['crash'])
})
