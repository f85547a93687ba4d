// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { clockText } from './real-backend-form.tsx'

test.each([
  [0, '時計が合っています'],
  [-2900, '時計が合っています'],
  [134_000, '時計が2分14秒進んでいます'],
  [-3 * 86_400_000, '時計が3日遅れています'],
  [null, '時計が分かりません'],
])('shows a difference of %s ms as %s', (difference, title) => {
  expect(clockText(difference).title).toBe(title)
})
