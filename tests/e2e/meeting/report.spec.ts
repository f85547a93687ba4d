import { expect, type Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { readApi } from '../page-models/member-api.ts'

async function reportFirst(page: Page): Promise<string> {
  await page.getByRole('article').getByRole('button', { name: '通報' }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: '勧誘や宣伝' }).click()
  await expect(page).toHaveURL(/\/hona$/)
  return page.getByRole('textbox', { name: 'メッセージを入力' }).inputValue()
}

test('D-85 a post is reported to the operator with its place and a reason', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/topics' })
  const { male_data, female_data } = await readApi<{
    female_data: { id: number }[]
    male_data: { id: number }[]
  }>(page, '/api/topics/index')
  const id = female_data[0]?.id ?? male_data[0]?.id
  await page.goto(`/topic?topicid=${id}`)
  const draft = await reportFirst(page)
  expect(draft).toMatch(
    new RegExp(`^【通報】掲示板の投稿（/topic\\?topicid=${id} 番号：\\d+）\n理由：勧誘や宣伝\n内容：$`),
  )
  await page.getByRole('textbox', { name: 'メッセージを入力' }).press('Enter')
  await expect(page.getByRole('log')).toContainText('理由：勧誘や宣伝')
})

test('PROF-25 REC-68 a profile shows agreements and conflicts first and offers all three decisions', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/recommend' })
  await page.waitForURL('**/profile?id=*')
  const card = page.getByRole('region', { name: '好みの項目' })
  await expect(card).toContainText(/合う項目\s*\d+／18/)
  const shown = Number((await card.innerText()).match(/合う項目\s*(\d+)／/)?.[1])
  const folded = Number((await card.locator('summary').innerText()).match(/\d+/)?.[0] ?? 0)
  expect(shown + folded).toBeLessThanOrEqual(18)
  await expect(card.locator('dt')).toHaveCount(18)
  for (const name of ['今回は見送る', '保留する', '連絡を取る'])
    await expect(page.getByRole('button', { name })).toBeInViewport()
})
