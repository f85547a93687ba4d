import { expect, test } from 'vitest'
import { isFollowed } from './follow-page.ts'

test.each([
  ['/home', true],
  ['/recommends?tab=hold', true],
  ['/payment_select', true],
  ['/settings#sound', true],
  // Ids differ between the mock and the real API, and the app ends the login for an unknown id.
  ['/profile?id=137', false],
  ['/chat?uuid=abc', false],
  ['/notice/12', false],
  ['/reviewform?recommend_id=4', false],
  // These pages end a login.
  ['/login', false],
  ['/password_reset?token=x', false],
  ['/user_confirmation', false],
  ['/nowhere', false],
])('whether the real phone follows to %s: %s', (route, follows) => {
  expect(isFollowed(route)).toBe(follows)
})
