// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from '../api/store.ts'
import { flashesAtom, flashLongStayMs, hideFlash, showFlash } from './flash.ts'

const visibleFlashes = () => store.get(flashesAtom)
const texts = () => visibleFlashes().map(({ text }) => text)

beforeEach(() => {
  vi.useFakeTimers()
  store.set(flashesAtom, [])
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('CONST-22 CONST-24 CONST2-05 shows a flash one second after its trigger, for five seconds', () => {
  showFlash({ text: 'a' })
  vi.advanceTimersByTime(999)
  expect(texts()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual(['a'])
  vi.advanceTimersByTime(4_999)
  expect(texts()).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('CONST-22 D-113 a flash that is due while the page is hidden appears when the member comes back', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  showFlash({ text: 'a', tone: 'error' })
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual([])
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(texts()).toEqual(['a'])
  vi.advanceTimersByTime(4_999)
  expect(texts()).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
  hidden.mockRestore()
})

test('CONST-22 D-113 shows the failures of a hidden page in turn, each text once', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  for (const text of ['一つ目', '二つ目', '一つ目', '二つ目', 'エラーが発生しました。', '三つ目']) {
    showFlash({ text, tone: 'error' })
    // The last two report one failure.
    if (text !== 'エラーが発生しました。') vi.advanceTimersByTime(10_000)
  }
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  const shown: string[][] = []
  for (let seconds = 0; seconds < 20; seconds += 1) {
    shown.push(texts())
    vi.advanceTimersByTime(1_000)
  }
  for (const text of ['一つ目', '二つ目', '三つ目'])
    expect(shown.filter((visible) => visible.join() === text).length, text).toBeGreaterThanOrEqual(4)
  expect(shown.filter((visible) => visible.length > 1)).toEqual([])
  expect(shown.at(-1)).toEqual([])
  hidden.mockRestore()
})

test('CONST-22 a failure of a hidden page waits for one that has come since', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  for (const text of ['一つ目', '二つ目']) {
    showFlash({ text, tone: 'error' })
    vi.advanceTimersByTime(10_000)
  }
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  showFlash({ text: '今', tone: 'error' })
  vi.advanceTimersByTime(1_000)
  expect(texts()).toEqual(['今'])
  vi.advanceTimersByTime(4_900)
  expect(texts()).toEqual(['今'])
  vi.advanceTimersByTime(200)
  expect(texts()).toEqual(['二つ目'])
  hidden.mockRestore()
})

test('CONST-23 AUTH-09 keeps a long flash for ten seconds', () => {
  showFlash({ text: 'a', stayMs: flashLongStayMs })
  vi.advanceTimersByTime(10_999)
  expect(texts()).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('PAY-97 evaluates a text function when the flash appears', () => {
  let text = 'a'
  showFlash({ text: () => text })
  vi.advanceTimersByTime(999)
  text = 'b'
  vi.advanceTimersByTime(1)
  text = 'c'
  expect(texts()).toEqual(['b'])
})

test('HOME-12 stacks several flashes in the order of their triggers', () => {
  showFlash({ text: 'a' })
  showFlash({ text: 'b' })
  vi.advanceTimersByTime(1_000)
  expect(texts()).toEqual(['a', 'b'])
})

test('CONST-22 shows one error at a time: the newest, unless it says less', () => {
  showFlash({ text: '保存しました。' })
  showFlash({ text: '送れませんでした。', tone: 'error' })
  showFlash({ text: '容量がいっぱいです。', tone: 'error' })
  showFlash({ text: 'エラーが発生しました。', tone: 'error' })
  vi.advanceTimersByTime(1_000)
  expect(texts()).toEqual(['保存しました。', '容量がいっぱいです。'])
})

test('CONST-22 a failure that comes again is a new message, however it is worded', () => {
  const fail = (text: string) => {
    showFlash({ text, tone: 'error' })
    vi.advanceTimersByTime(3_000)
    return visibleFlashes().map(({ id, text: shown }) => [id, shown] as const)
  }
  const [first] = fail('送れませんでした。')
  const [second] = fail('送れませんでした。')
  expect([second?.[1], second?.[0] === first?.[0]]).toEqual(['送れませんでした。', false])
  expect(fail('エラーが発生しました。').map(([, shown]) => shown)).toEqual(['エラーが発生しました。'])
})

test('CONST-22 uses the success tone unless told otherwise', () => {
  showFlash({ text: 'a' })
  showFlash({ text: 'b', tone: 'error' })
  vi.advanceTimersByTime(1_000)
  expect(visibleFlashes().map(({ tone }) => tone)).toEqual(['success', 'error'])
})

test('removes each flash once and numbers later ones higher', () => {
  for (const text of ['a', 'b', 'c']) showFlash({ text })
  vi.advanceTimersByTime(1_000)
  const [first, second, third] = visibleFlashes().map(({ id }) => id)
  expect([Number(second) - Number(first), Number(third) - Number(second)]).toEqual([1, 1])
  hideFlash(String(second))
  expect(texts()).toEqual(['a', 'c'])
  const left = visibleFlashes()
  hideFlash(String(second))
  expect(visibleFlashes(), 'nothing is told anew').toBe(left)
})

test('removes a flash early and notifies listeners of each change', () => {
  const heard = vi.fn<() => void>()
  const stop = store.sub(flashesAtom, heard)
  showFlash({ text: 'a' })
  vi.advanceTimersByTime(1_000)
  hideFlash(visibleFlashes()[0]?.id ?? '')
  expect(texts()).toEqual([])
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
})
