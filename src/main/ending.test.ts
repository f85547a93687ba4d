import { app, dialog } from 'electron'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lend } from '../../tests/support/no-electron.ts'
import { en } from './copy.ts'
import { endInOrder } from './ending.ts'

const nothing = (): Promise<void> => Promise.resolve()

/** An app that can end, after this work. `done` has what it did, in order. */
function anEnding(save = nothing, isPackaged = false) {
  const done: unknown[] = []
  const heard = new Map<string, (event?: object) => void>()
  const on = (name: string, run: () => void) => heard.set(name, run)
  lend(app, { on, isPackaged, exit: (code: number) => done.push(code), quit: () => done.push('quit') })
  lend(dialog, { showErrorBox: (...texts: string[]) => done.push(texts) })
  vi.spyOn(console, 'error').mockImplementation((line) => done.push(line))
  vi.spyOn(process, 'on').mockImplementation((name, run: () => void) => {
    heard.set(String(name), run)
    return process
  })
  const ending = endInOrder(() => en, save)
  const quits = () => {
    const preventDefault = vi.fn<() => void>()
    heard.get('will-quit')?.({ preventDefault })
    return preventDefault.mock.calls.length
  }
  return { ending, heard, done, quits }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('saves once, after which the app ends with 0', async () => {
  const { ending, quits, done } = anEnding(() => Promise.resolve().then(() => void done.push('saved')))
  expect([quits(), quits(), done]).toEqual([1, 1, []])
  ending.fail(new Error('late'))
  await turn()
  expect(done).toEqual(['saved', 0])
})

test('says in one line why it could not save, and ends with the code of the error', async () => {
  const failure = Object.assign(new Error('Failed to save.\nat x'), { name: 'StoreError' })
  const { quits, done } = anEnding(() => Promise.reject(failure))
  quits()
  await turn()
  expect(done).toEqual(['Failed to save.', 4])
})

test('quits by a signal, and after the last window except on macOS', () => {
  const { heard, done } = anEnding()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']) heard.get(signal)?.()
  const platform = vi.spyOn(process, 'platform', 'get')
  for (const name of ['darwin', 'linux'] as const) {
    platform.mockReturnValue(name)
    heard.get('window-all-closed')?.()
    done.push(name)
  }
  expect(done).toEqual([...Array<string>(4).fill('quit'), 'darwin', 'quit', 'linux'])
})

const line = (isSaved: boolean) =>
  `Failed to continue: Out of paper. The world ${isSaved ? 'was' : 'could not be'} saved. Start again.`

test.each([
  [true, () => Promise.resolve(), en.endedSaved],
  [false, () => Promise.reject(new Error('full')), en.endedUnsaved],
])('after an error it saves (%s), says so and ends with 1', async (isSaved, work, text) => {
  const { ending, done, quits } = anEnding(work, true)
  ending.fail(new Error('Out of paper.'))
  ending.fail(new Error('again'))
  expect(quits()).toBe(1)
  await turn()
  expect(done).toEqual([[en.ended, text], line(isSaved), 1])
})

test('after an error it waits ten seconds for the world', async () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  let save = () => {}
  const { ending, done } = anEnding(() => new Promise((resolve) => (save = resolve)))
  ending.fail('Out of paper.')
  await vi.advanceTimersByTimeAsync(9999)
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toEqual([line(false), 1])
  save()
})

test('waits no longer than that for a world that an error interrupts while it is saved at the end', async () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const { ending, done, quits } = anEnding(() => new Promise(() => {}))
  expect([ending.isUnderWay(), quits(), ending.isUnderWay()]).toEqual([false, 1, true])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(done).toEqual([])
  ending.fail('Out of paper.')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(done).toEqual([line(false), 1])
})
