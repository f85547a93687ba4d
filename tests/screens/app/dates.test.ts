import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

/** Pages that show a day without a time, with their viewer. */
const screens = [
  ['notices', 'woman', '/notice/index'],
  ['latest information', 'woman', '/home'],
  ['payment dates', 'man', '/payment_information'],
  ['expiry of likes', 'man', '/shop'],
] as const

for (const [what, persona, path] of screens) {
  test(`CONST2-12 ${what} show the day as YYYY/MM/DD, without a time`, async ({ openPhone }) => {
    const page = await openPhone({ persona, path })
    const dated = page.locator('main').getByText(/\d{4}\/\d{2}\/\d{2}/)
    await expect(dated.first()).toBeAttached()
    for (const text of await dated.allTextContents()) {
      expect(text).not.toMatch(/\d{4}\/\d{2}\/\d{2}[ 　]*\d{1,2}:\d{2}/)
      expect(text).not.toMatch(/(?<!\d)\d{4}[/-]\d(?!\d)/)
    }
  })
}
