import { untilVisible } from '../../support/until-visible.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const path = '/tutorial'

for (const [status, leads] of [
  [500, false],
  [422, false],
  [403, true],
] as const) {
  test(`D-113 TUT-07 GATE-47 a check that fails by ${status} says so and keeps both boxes ticked`, async ({
    openPhone,
  }) => {
    const page = await openPhone({ persona: 'woman-tutorial', path })
    await page.clock.install()
    await page.route('**/api/tutorial_check', (route) => route.fulfill({ status, json: { success: false } }))
    await untilVisible(page.getByRole('checkbox').first())
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    const gone = leads ? page.waitForURL(/\/home/) : undefined
    await page.getByRole('button', { name: 'ホームへ' }).click()
    await gone
    await untilVisible(page.getByText('確認を保存できませんでした。もう一度お試しください。'))
    await expect(page).toHaveURL(/\/tutorial$/)
    for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeChecked()
    await page.unroute('**/api/tutorial_check')
    await page.getByRole('button', { name: 'ホームへ' }).click()
    await page.waitForURL(/\/home/)
  })
}
