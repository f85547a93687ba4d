import { expect, test } from 'vitest'
import { testNow, tokyo } from '../../../../tests/support/world/a-context.ts'
import { isAwake, namesTimeOfDay, timeFor, wakingTime } from './time-of-day.ts'

const day = '2026-11-20'

test.each<[text: string, at: string, then: string]>([
  ['散歩が好きです。', `${day} 06:30`, `${day} 06:30`],
  ['散歩が好きです。', `${day} 00:59`, `${day} 00:59`],
  ['散歩が好きです。', `${day} 01:00`, `${day} 06:30`],
  ['散歩が好きです。', `${day} 06:29`, `${day} 06:59`],
  ['おやすみなさい。', `${day} 21:30`, `${day} 21:30`],
  ['おやすみなさい。', `${day} 00:53`, `${day} 00:53`],
  ['おやすみなさい。', `${day} 00:54`, `${day} 22:24`],
  ['今夜はここまでにします。', `${day} 12:00`, `${day} 21:30`],
  ['こんばんは。', `${day} 18:29`, `${day} 18:59`],
  ['先ほど家に着きました。', `${day} 23:59`, `${day} 23:59`],
  ['今夜は何をしますか。', `${day} 15:00`, `${day} 16:00`],
  ['おはようございます。', `${day} 10:00`, '2026-11-21 06:30'],
  ['翌朝です。', `${day} 09:59`, `${day} 09:59`],
  ['今日のお昼は何でしたか。', `${day} 12:20`, `${day} 13:20`],
  ['今日のお昼は何でしたか。', `${day} 22:00`, '2026-11-21 13:00'],
])('%s of %s is written at %s', (text, at, then) => {
  expect(new Date(timeFor(text, tokyo(at)))).toEqual(new Date(tokyo(then)))
})

test('a text of a time of day is bound to it', () => {
  expect(['おはようございます。', '今夜', '散歩が好きです。'].map(namesTimeOfDay)).toEqual([true, true, false])
})

test('nobody acts between 1:00 and 6:30', () => {
  const waking = (wall: string) => wakingTime(tokyo(`2026-11-20 ${wall}`))
  expect(waking('12:00')).toBe(testNow)
  expect(['06:30', '23:59', '00:59'].map((wall) => isAwake(tokyo(`2026-11-20 ${wall}`)))).toEqual([true, true, true])
  expect(['01:00', '06:29'].map((wall) => isAwake(tokyo(`2026-11-20 ${wall}`)))).toEqual([false, false])
  expect(waking('03:00')).toBe(tokyo('2026-11-20 06:30'))
})
