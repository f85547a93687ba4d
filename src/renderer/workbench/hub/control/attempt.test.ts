// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { store } from '../state.ts'
import { attempt, flashProblem, flashProblems } from './attempt.ts'
import { ControlProblem } from './control-problem.ts'
import { flashesAtom } from './flash.ts'

freshWorkbench()

const shown = () => store.get(flashesAtom).map(({ text, tone, links }) => [text, tone, links.length])

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

test('problems that come together keep all their details, each once, and their language while it is one', () => {
  const open = () => {
    const [link] = store.get(flashesAtom)[0]?.links ?? []
    if (link && 'run' in link) link.run()
    return store.get(flashesAtom).map(({ text, lang }) => [text, lang])
  }
  const refused = (detail: string) => new ControlProblem(409, '断られました。', detail)
  flashProblems([refused('phone a'), refused('phone b'), refused('phone a')])
  expect(shown()).toEqual([['断られました。', 'alarm', 1]])
  expect(open()).toEqual([['phone a phone b', 'en']])
  flashProblems([new ControlProblem(422, '満員です。', '', 'rule'), refused('phone b')])
  expect(shown()).toEqual([['満員です。 断られました。', 'alarm', 1]])
  expect(store.get(flashesAtom)[0]?.lang).toBeUndefined()
  expect(open()).toEqual([['phone b', 'en']])
})
