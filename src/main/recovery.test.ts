import { BrowserWindow, dialog, type MessageBoxOptions, shell, type WebContents } from 'electron'
import { expect, test, vi } from 'vitest'
import { lend } from '../../tests/support/no-electron.ts'
import { en } from './copy.ts'
import { reopensUnasked, watchPage } from './recovery.ts'

test.each([
  ['the first crash', [5000], true],
  ['the third within a minute', [0, 1000, 2000], true],
  ['the fourth within a minute', [0, 1000, 2000, 3000], false],
  ['the fourth a millisecond before the minute ends', [0, 1000, 2000, 59_999], false],
  ['the fourth when the first is a minute old', [0, 30_000, 40_000, 60_000], true],
])('reloads without asking after %s', (_title, deaths, expected) => {
  expect(reopensUnasked(deaths)).toBe(expected)
})

/** The handlers of a page, by event. */
function hearing() {
  const heard = new Map<string, (...given: any[]) => unknown>() // oxlint-disable-line typescript/no-explicit-any -- of any event
  return { heard, on: (name: string, run: () => void) => heard.set(name, run) }
}

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
