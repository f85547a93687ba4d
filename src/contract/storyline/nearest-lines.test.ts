import { expect, test } from 'vitest'
import { nearestLines } from './nearest-lines.ts'

test('lines that are like an expected text come best first, without repetition', () => {
  const shown = `ランク申請
  しばらくしてから、もう一度申請してください。
申請してください
しばらくしてから、もう一度申請してください。\tランクの条件を見る`
  expect(nearestLines(shown, 'しばらく経ってから再度申請してください。')).toEqual([
    ...['しばらくしてから、もう一度申請してください。', '申請してください'],
  ])
})

test('a page without such a line has none, and long lines are cut', () => {
  expect(nearestLines('ホーム\nメッセージ', '保留中')).toEqual([])
  expect(nearestLines('', '保留中')).toEqual([])
  expect(nearestLines('保', '保')).toEqual(['保'])
  expect(nearestLines('保留'.repeat(300), '保留'.repeat(3))[0]).toHaveLength(200)
})
