import { type Page } from '@playwright/test'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

async function reportFirst(page: Page): Promise<string> {
  await page.getByRole('article').getByRole('button', { name: '通報' }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: '勧誘や宣伝' }).click()
  await expect(page).toHaveURL(/\/hona$/)
  return page.getByRole('textbox', { name: 'メッセージを入力' }).inputValue()
}

test('D-85 reports a review too, also by a man without write access', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/review' })
  expect(await reportFirst(page)).toMatch(/^【通報】口コミ（\/review 番号：\w+-\d+）/)
})
