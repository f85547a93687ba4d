// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { foreignWords } from '../../../../../tests/support/foreign-words.ts'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { englishReasons, type ReasonCode, reasonOf } from '../../../../contract/rules/file-reasons.ts'
import { storageCopy } from '../../features/storage/copy.ts'
import { languageChoiceAtom } from '../language.ts'
import { store } from '../state.ts'
import { flashProblem } from './attempt.ts'
import { ControlProblem, problemOf } from './control-problem.ts'
import { flashesAtom } from './flash.ts'
import { placedReasonText } from './refused-file.ts'

freshWorkbench()
beforeEach(() => store.set(languageChoiceAtom, 'ja'))

/** Stands for every value of a sentence. */
const values = new Proxy({}, { get: () => 7 }) as Record<string, number>

test.each(Object.keys(englishReasons) as ReasonCode[])('says %s in Japanese without a foreign word', (code) => {
  const text = placedReasonText({ code, values, line: 3, part: 'members' })
  expect(text).toMatch(/^3行目、「members」：./)
  expect(foreignWords('ja', text.replaceAll(/HTTP Archive|ISO 8601|UTF-8/g, ''))).toEqual([])
})

test('shows why a file was refused in the language of the window, and any other detail as the English of the server', () => {
  const body = {
    ...{ error: 'Failed to open.', code: 'cut', detail: 'line 4, note.title: must be string' },
    fileReason: { line: 4, part: 'note.title', ...reasonOf('type', { expected: 'string' }) },
  }
  const shown = () => {
    const link = store.get(flashesAtom)[0]?.links[0]
    if (link && 'run' in link) link.run()
    return store.get(flashesAtom).map(({ text, lang }) => [text, lang])
  }
  flashProblem(problemOf(422, body))
  expect(shown()).toEqual([['4行目、「note.title」：文字列ではありません。', undefined]])
  store.set(languageChoiceAtom, 'en')
  flashProblem(problemOf(422, body))
  expect(shown()).toEqual([['Line 4, note.title: must be string.', undefined]])
  flashProblem(new ControlProblem(409, 'No.', 'Failed to go back.'))
  expect(shown()).toEqual([['Failed to go back.', 'en']])
})

test.each([
  [
    { kind: 'unreadable', file: '/d/world-000001.jsonl', reason: reasonOf('checksum') },
    '「/d/world-000001.jsonl」を読み取れません（チェックサムが内容と合いません）。',
  ],
  [
    { kind: 'set-aside', copy: '/d/j.jsonl.damaged' },
    '「/d/j.jsonl.damaged」に移しました。その前の状態を使っています。',
  ],
  [
    { kind: 'damaged', file: '/d/j', copy: '/d/j.damaged' },
    '「/d/j」が壊れています。壊れたところより前を使い、全体を「/d/j.damaged」に残しました。',
  ],
  [
    { kind: 'cut', file: '/d/j', lost: 9, bytes: 1024, copy: null },
    '「/d/j」の末尾の9バイト（全1,024バイト）が失われました。それより前の変更を使っています。',
  ],
  [
    { kind: 'clock-missing', file: '/d/clock.json', at: '2026-11-21T12:00:00.000+09:00' },
    '「/d/clock.json」がありません。時計は、最後に分かる2026/11/21 12:00で止まっています。',
  ],
] as const)('says %j', (found, text) => {
  expect(storageCopy.ja.found(found)).toBe(text)
})
