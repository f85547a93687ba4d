import { expect, type Page } from '@playwright/test'
import { countPresses } from '../../support/count-presses.ts'
import { test } from '../../support/fixtures.ts'
import type { MockServer } from '../../support/mock-server.ts'
import { Workbench } from '../page-models/workbench.ts'

// Presses of the stories on a fresh world. docs/workbench.md has them as a table.

test.use({ viewport: { width: 1440, height: 900 } })

/** Opens the workbench, or one with phone A alone, and counts presses in it and its phones. */
async function freshStart(page: Page, server: MockServer, phones: 1 | 2 = 1) {
  const since = await countPresses(page)
  const workbench = await Workbench.open(page, server, '', { phones })
  await expect(workbench.phone('a').getByText('あかりさん')).toBeVisible()
  const start = async (title: string) => {
    await page.getByRole('button', { name: `「${title}」を始める` }).click()
    await expect(page.getByRole('button', { name: /^次へ：/ })).toBeVisible({ timeout: 30_000 })
  }
  const next = async (title: string) => {
    await page.getByRole('button', { name: `次へ：${title}` }).click()
    const step = page.getByRole('listitem').filter({ hasText: title })
    await expect(step.and(page.locator('[aria-current=step]'))).toBeVisible()
  }
  return { workbench, start, next, since }
}

test('D-11 a hold that ended takes five presses, and nothing covers the phones on the way', async ({
  page,
  server,
}) => {
  const { workbench, start, next, since } = await freshStart(page, server, 2)
  for (const phone of ['a', 'b'] as const) await expect(workbench.phone(phone).getByRole('dialog')).toHaveCount(0)
  await start('保留した人の、七日間')
  await expect(workbench.phoneBox('a')).toContainText('みさき ・ プレミアムプランの女性')
  await next('みさきにレコメンドが届く')
  await next('みさきが保留する')
  await next('6日たつ')
  await next('7日たち、保留が終わる')
  await expect(
    workbench
      .phone('a')
      .getByRole('link', { name: /はると/ })
      .first(),
  ).toContainText('見送り')
  expect(since()).toBe(5)
})

test('WS-01 a message from one phone to the other takes three presses', async ({ page, server }) => {
  const { workbench, start, since } = await freshStart(page, server, 2)
  await start('二人のメッセージ')
  const field = workbench.phone('a').getByRole('textbox')
  await field.click()
  await page.keyboard.type('こちらは雨が上がりました。')
  await workbench.phone('a').getByRole('button', { name: '送信' }).click()
  // Both phones reconnect after the world was replaced, at the interval of Action Cable.
  const log = workbench.phone('b').getByRole('log')
  await expect(log).toContainText('こちらは雨が上がりました。', { timeout: 30_000 })
  expect(since()).toBe(3)
})

test('D-12 a reply window that is over takes three presses', async ({ page, server }) => {
  const { workbench, start, next, since } = await freshStart(page, server)
  await start('お返事を待つ一日')
  await next('みさきが連絡を取る')
  await next('24時間たつ')
  await expect(
    workbench
      .phone('a')
      .getByRole('button', { name: /お返事/ })
      .first(),
  ).toBeEnabled()
  expect(since()).toBe(3)
})

test('D-15 a premium renewal that is declined takes three presses', async ({ page, server }) => {
  const { workbench, start, next, since } = await freshStart(page, server)
  await start('プレミアムの更新が通らない')
  await next('次の更新が失敗するように設定する')
  await next('更新日に決済が拒否される')
  await expect(workbench.phone('a').getByRole('log')).toContainText('更新のお支払いを確認できませんでした')
  await expect(workbench.phoneBox('a')).toContainText('みさき ・ 利用中の女性')
  expect(since()).toBe(3)
})

test('D-36 a document returned and sent again takes four presses, the picture at hand', async ({ page, server }) => {
  const { workbench, start, next, since } = await freshStart(page, server)
  await start('書類の再提出から確認まで')
  await next('書類が差し戻される')
  await expect(workbench.phoneBox('a')).toContainText('しおり ・ 書類の再提出が必要な女性')
  await workbench.phoneBox('a').getByRole('button', { name: '見本の書類を選ぶ' }).click()
  await workbench.phone('a').getByRole('button', { name: '提出する' }).click()
  await expect(workbench.phone('a').getByText('年齢確認書類を提出しました').first()).toBeVisible()
  await expect(workbench.phoneBox('a')).toContainText('しおり ・ 書類を確認中の女性')
  expect(since()).toBe(4)
})
