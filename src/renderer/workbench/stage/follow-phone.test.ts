import { expect, test } from 'vitest'
import { shownOn } from './follow-phone.ts'

test.each([
  ['/profile?id=20', '20'],
  ['/profile/female?id=7', '7'],
  ['/chat?uuid=0b6f', '0b6f'],
  ['/subprofile?uuid=77aa', '77aa'],
  ['/profile', undefined],
  ['/review?id=20', undefined],
  ['/home', undefined],
])('%s shows %s', (route, shown) => {
  expect(shownOn(route)).toBe(shown)
})
