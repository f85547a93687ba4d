import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { Workbench } from '../page-models/workbench.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('what was done before becomes a recording that goes on with keys, and a Vitest test', async ({ page, server }) => {
  const workbench = await Workbench.open(page, server, 'history', { phones: 1 })
  await workbench.goTo('a', '/hona')
  const message = workbench.phone('a').getByRole('textbox', { name: 'メッセージを入力' })
  await message.fill('きのうの件です')
  await workbench.phone('a').getByRole('button', { name: '送信' }).click()
  await expect(workbench.phone('a').getByText('きのうの件です', { exact: true })).toBeVisible()
  await workbench.command('24時間進める')
  const moments = page.getByRole('region', { name: '時点' })
  await expect(moments.getByRole('listitem').first()).toContainText('へ移動')

  await moments
    .getByRole('button', { name: /から記録$/ })
    .last()
    .click()
  const steps = page.getByRole('region', { name: '記録した手順' })
  await expect(steps.getByRole('heading', { name: /記録中/ })).toBeVisible()
  await expect(steps.getByRole('listitem').filter({ hasText: '（呼び出し）' })).toHaveCount(1)
  await expect(steps.getByRole('listitem').filter({ hasText: '時刻：1日進めた' })).toBeVisible()
  await expect(steps.getByText(/API の呼び出しとして記録されています/)).toBeVisible()

  // A key that the browser turns into a press is the press; one that the page handles is a step.
  await message.fill('もう一つ')
  await workbench.phone('a').getByRole('button', { name: '送信' }).press('Enter')
  await expect(workbench.phone('a').getByText('もう一つ', { exact: true })).toBeVisible()
  await expect(steps.getByRole('listitem').last()).toContainText('「送信」を押した')
  await expect(steps.getByText(/キーを押した/)).toHaveCount(0)

  await page.getByRole('button', { name: '記録を終了' }).click()
  await page.getByRole('button', { name: '編集して保存' }).click()
  const editor = page.getByRole('region', { name: '筋書きの編集' })
  await editor.getByRole('textbox', { name: '題名' }).fill('きのうから')
  await editor.getByRole('button', { name: '自分の筋書きに保存' }).click()
  await expect(page.getByRole('region', { name: '自分の筋書き' }).getByText('きのうから')).toBeVisible()
  const address = `/storylines/export?${new URLSearchParams({ key: 'data/きのうから', form: 'vitest' })}`
  const { text } = await server.control.get<{ text: string }>(address)
  expect(text.match(/mock\.call\('API-49'/g)).toHaveLength(2)
  expect(text).toContain("mock.clock.jump('P1D'")
  await server.control.post('/storylines/own/delete', { key: 'data/きのうから' })
})
