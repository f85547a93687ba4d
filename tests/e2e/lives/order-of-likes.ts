import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { CardForm } from '../page-models/card-form.ts'
import { SubProfilePage } from '../page-models/sub-profile-page.ts'
import { TimelinePage } from '../page-models/timeline-page.ts'

/** Buys ten likes and checks on a profile the balance and that purchased likes are spent first. */
export async function expectOrderOfLikes(page: Page): Promise<void> {
  await page.goto('/shop')
  await page.getByRole('group', { name: 'パックを選ぶ' }).getByText('10個', { exact: true }).click()
  await new CardForm(page).fill('4242424242424242')
  await page.getByRole('button', { name: '1,500円で購入する' }).click()
  await new TimelinePage(page).purchased.getByRole('button', { name: '閉じる' }).click()
  await expect(page.getByText(/^いいね残り\d+（無料\d+・購入10）$/)).toBeVisible()
  await SubProfilePage.openFirst(page)
  await expect(page.getByText('購入した分（残り10）から先に使われます。')).toBeVisible()
}
