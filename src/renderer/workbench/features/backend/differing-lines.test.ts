import { expect, test } from 'vitest'
import { differingLines } from './differing-lines.ts'

test('returns the lines that only one screen shows, counting repeats', () => {
  expect(differingLines(['ホーム', '残り 4 人', '新着', '新着'], ['ホーム', '残り 3 人', '新着'])).toEqual({
    onlyA: ['残り 4 人', '新着'],
    onlyB: ['残り 3 人'],
  })
})

test.each([
  ['3:00まで 14時間59分', '3:00まで 14時間57分'],
  ['2026/11/20', '2026/12/24'],
  ['11月20日（金）', '12月24日（木）'],
  ['3日前に訪問', '12分前に訪問'],
  ['12:00:58', '9:41:02'],
])('treats %s and %s as equal, because only the time differs', (a, b) => {
  expect(differingLines([a], [b])).toEqual({ onlyA: [], onlyB: [] })
})

test('ignores lines that contain only a time', () => {
  expect(differingLines(['10:00', '11/19', 'せいや'], [])).toEqual({ onlyA: ['せいや'], onlyB: [] })
})

test('compares numbers other than times and ignores the order', () => {
  expect(differingLines(['マッチング 9', 'a'], ['a', 'マッチング 12'])).toEqual({
    onlyA: ['マッチング 9'],
    onlyB: ['マッチング 12'],
  })
})
