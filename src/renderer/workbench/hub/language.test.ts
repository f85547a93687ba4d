import { RESET } from 'jotai/utils'
import { expect, onTestFinished, test } from 'vitest'
import { counted } from '../../../contract/rules/english-amounts.ts'
import { formatDayWithYear, formatDuration, formatLongDay, formatMoment } from './dates.ts'
import { currentCopy, inBoth, joined, languageChoiceAtom } from './language.ts'
import { store } from './state.ts'

const at = Date.parse('2026-11-20T21:05:00+09:00')
const copy = { ja: { undo: '元に戻す' }, en: { undo: 'Undo' } }

function speakEnglish(): void {
  store.set(languageChoiceAtom, 'en')
  onTestFinished(() => store.set(languageChoiceAtom, RESET))
}

test('words, dates, spans and separators follow the choice, and commands are found by both languages', () => {
  const all = () => [
    currentCopy(copy).undo,
    formatMoment(at),
    formatDayWithYear(at),
    formatLongDay(at),
    formatDuration(3_723_000),
    joined(['A', '', 'B']),
  ]
  expect(all()).toEqual(['元に戻す', '11/20 21:05', '2026/11/20', '2026年11月20日（金）', '1時間2分', 'A ・ B'])
  speakEnglish()
  expect(all()).toEqual(['Undo', '20 Nov 21:05', '20 Nov 2026', 'Fri, 20 November 2026', '1 h 2 min', 'A · B'])
  expect(inBoth(copy, ({ undo }) => undo)).toBe('元に戻す Undo')
})

test('an English amount has the plural of its noun', () => {
  expect([counted(1, 'event'), counted(1204, 'event'), counted(0, 'person', 'people')]).toEqual([
    '1 event',
    '1,204 events',
    '0 people',
  ])
})
