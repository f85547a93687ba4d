// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { store } from '../state.ts'
import { ControlProblem } from './control-problem.ts'
import { attempt, closeFlash, flash, flashesAtom, flashOngoing, flashProblem, flashProblems } from './flash.ts'

freshWorkbench()

const shown = () => store.get(flashesAtom).map(({ text, tone, links }) => [text, tone, links.length])

test('a message is replaced by the next, and goes after four seconds, or eight if it alarms or has links', () => {
  vi.useFakeTimers()
  const leftAfter = (ms: number) => {
    vi.advanceTimersByTime(ms)
    return store.get(flashesAtom).length
  }
  flash('一')
  flash('二')
  expect(shown()).toEqual([['二', 'good', 0]])
  const plain = [leftAfter(3_999), leftAfter(1)]
  flash('困った', 'alarm')
  const alarm = [leftAfter(4_000), leftAfter(3_999), leftAfter(1)]
  flash('見て', 'good', [{ label: '見る', to: '/time' }])
  const linked = [leftAfter(4_000), leftAfter(4_000)]
  flash('一')
  vi.advanceTimersByTime(3_000)
  flash('三')
  const later = leftAfter(1_000)
  closeFlash(store.get(flashesAtom)[0]?.id ?? '')
  vi.useRealTimers()
  expect([plain, alarm, linked, later, shown()]).toEqual([[1, 0], [1, 1, 0], [1, 0], 1, []])
})

test("a problem is shown with the server's own words behind 詳しく, and any other error without words", async () => {
  expect(await attempt(() => Promise.resolve())).toBe(true)
  expect(shown()).toEqual([])
  expect(await attempt(() => Promise.reject(new ControlProblem(0, '届きません。')))).toBe(false)
  expect(shown()).toEqual([['届きません。', 'alarm', 0]])
  flashProblem(new ControlProblem(422, '読めません。', 'line 3'))
  const [link] = store.get(flashesAtom)[0]?.links ?? []
  expect(link?.label).toBe('詳しく')
  if (link && 'run' in link) link.run()
  expect(shown()).toEqual([['line 3', 'alarm', 0]])
  expect(store.get(flashesAtom)[0]?.lang).toBe('en')
  flashProblem(new ControlProblem(422, '断られました。', '', 'rule'))
  expect(store.get(flashesAtom)[0]?.lang).toBe('ja')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  flashProblem(new Error('boom'))
  expect(shown()).toEqual([['エラーが発生しました。', 'alarm', 0]])
  flashProblem(new DOMException('The file was changed.', 'NotReadableError'))
  expect(shown()).toEqual([[expect.stringContaining('ファイルを読み取れませんでした。'), 'alarm', 0]])
})

test('an error that is no refusal goes to the console, once each, because its message does not say what it was', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const [one, other] = [new TypeError('boom'), new Error('bang')]
  flashProblem(one)
  flashProblem(new ControlProblem(422, '読めません。'))
  flashProblem(new DOMException('The file is gone.', 'NotFoundError'))
  flashProblems([one, other])
  expect(logged.mock.calls).toEqual([[one], [one], [other]])
  expect(shown()).toEqual([['エラーが発生しました。', 'alarm', 0]])
})

test('a message about what goes on stays until the next one', () => {
  vi.useFakeTimers()
  flashOngoing('開いています')
  vi.advanceTimersByTime(60_000)
  expect(shown()).toEqual([['開いています', 'good', 0]])
  flash('開きました')
  expect(shown()).toEqual([['開きました', 'good', 0]])
})
