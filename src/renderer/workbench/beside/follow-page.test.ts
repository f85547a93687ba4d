import { expect, test } from 'vitest'
import { isFollowed } from './follow-page.ts'

test.each([
  ['/home', true],
  ['/recommends?tab=hold', true],
  ['/payment_select', true],
  ['/settings#sound', true],
  // Ids of the mock are not those of the real API, and an unknown one ends a login by the app's own rules.
  ['/profile?id=137', false],
  ['/chat?uuid=abc', false],
  ['/notice/12', false],
  ['/reviewform?recommend_id=4', false],
  // Ends the login of whoever comes there.
  ['/login', false],
  ['/password_reset?token=x', false],
  ['/user_confirmation', false],
  ['/nowhere', false],
])('the real phone follows to %s: %s', (route, follows) => {
  expect(isFollowed(route)).toBe(follows)
})
