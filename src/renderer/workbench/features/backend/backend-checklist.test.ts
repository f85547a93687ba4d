// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { clockText } from './backend-checklist.tsx'

test.each([
  [0, '時計が合っています'],
  [-2900, '時計が合っています'],
  [134_000, '時計が2分14秒進んでいます'],
  [-3 * 86_400_000, '時計が3日遅れています'],
  [null, '時計を確認できません'],
])('shows a difference of %s ms as %s', (difference, title) => {
  expect(clockText(difference).title).toBe(title)
})

test('a clock that is off is named by its two largest units, and its seconds stand beside', () => {
  expect(clockText(null)).toMatchObject({ mark: 'warn', title: '時計を確認できません', aside: '' })
  expect(clockText(0)).toMatchObject({ mark: 'good', aside: '' })
  expect(clockText(134_400)).toMatchObject({ mark: 'warn', title: '時計が2分14秒進んでいます', aside: '+134秒' })
  expect(clockText(-134_400)).toMatchObject({ mark: 'warn', title: '時計が2分14秒遅れています', aside: '−134秒' })
  expect(clockText(93_784_000)).toMatchObject({ title: '時計が1日2時間進んでいます', aside: '+93,784秒' })
  expect(clockText(3_600_000).title).toBe('時計が1時間進んでいます')
})
