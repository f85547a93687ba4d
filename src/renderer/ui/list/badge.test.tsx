import { expect, test } from 'vitest'
import { get, mount } from '../../../../tests/support/mount-for-test.tsx'
import { Badge } from './badge.tsx'

function textFor(count: unknown): string | null {
  const { unmount } = mount(
    <div id="around">
      <Badge count={count as number} label={`未読 ${String(count)}件`} />
    </div>,
  )
  const { textContent } = get('#around')
  unmount()
  return textContent
}

test('shows a count up to 99, and nothing at 0 or for a count that a real API leaves out', () => {
  expect(textFor(3)).toBe('3未読 3件')
  expect(textFor(120)).toBe('99+未読 120件')
  expect(textFor(0)).toBe('')
  expect(textFor(undefined)).toBe('')
})
