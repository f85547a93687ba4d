import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { startMockServer, type MockServer } from '../../support/mock-server.ts'
import { Workbench } from '../page-models/workbench.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.describe.configure({ timeout: 120_000 })

/** Opens the initial workbench, or one with phone A alone, and counts presses in it and its phones. */
async function freshStart(page: Page, server: MockServer, phones: 1 | 2 = 2) {
  let presses = 0
  await page.exposeBinding('countPress', () => void (presses += 1))
  await page.addInitScript(() => {
    const count = Reflect.get(window, 'countPress') as () => void
    addEventListener('pointerdown', (event) => event.isTrusted && count(), true)
  })
  const workbench = await Workbench.open(page, server, '', { phones })
  await expect(workbench.phone('a').getByText('あかりさん')).toBeVisible()
  const start = async (title: string) => {
    await page.getByRole('button', { name: `「${title}」を始める` }).click()
    await expect(page.getByRole('button', { name: /^次へ：/ })).toBeVisible({ timeout: 30_000 })
  }
  const next = async (title: string) => {
    await page.getByRole('button', { name: `次へ：${title}` }).click()
    await expect(
      page.getByRole('listitem').filter({ hasText: title }).and(page.locator('[aria-current=step]')),
    ).toBeVisible()
  }
  return { workbench, start, next, presses: () => presses }
}

test('D-11 a hold that ended, in five presses; nothing covers the phones on the way', async ({ page, server }) => {
  const { workbench, start, next, presses } = await freshStart(page, server)
  for (const phone of ['a', 'b'] as const) await expect(workbench.phone(phone).getByRole('dialog')).toHaveCount(0)
  await start('保留した人の、七日間')
  await expect(workbench.phoneBox('a')).toContainText('みさき ・ プレミアムプランの女性')
  await next('みさきにおすすめが届く')
  await next('みさきが保留する')
  await next('6日たつ')
  await next('7日たち、保留が終わる')
  await expect(
    workbench
      .phone('a')
      .getByRole('link', { name: /はると/ })
      .first(),
  ).toContainText('マッチングなし')
  expect(presses()).toBe(5)
})

test('D-12 a reply window that is over, in three presses', async ({ page, server }) => {
  const { workbench, start, next, presses } = await freshStart(page, server, 1)
  await start('返信を待つ一日')
  await next('みさきが連絡を取る')
  await next('24時間たつ')
  await expect(workbench.phone('a').getByRole('button', { name: /返信/ }).first()).toBeEnabled()
  expect(presses()).toBe(3)
})

test('D-15 a premium renewal that is declined, in three presses', async ({ page, server }) => {
  const { workbench, start, next, presses } = await freshStart(page, server, 1)
  await start('プレミアムの更新が通らない')
  await next('カードが次の更新を断ることにする')
  await next('更新の日が来て、断られる')
  await expect(workbench.phone('a').getByRole('log')).toContainText('更新のお支払いを確認できませんでした')
  await expect(workbench.phoneBox('a')).toContainText('みさき ・ 利用中の女性')
  expect(presses()).toBe(3)
})

test('D-36 a document returned and sent again, the picture at hand, in four presses', async ({ page, server }) => {
  const { workbench, start, next, presses } = await freshStart(page, server, 1)
  await start('書類の再提出から確認まで')
  await next('書類が差し戻される')
  await expect(workbench.phoneBox('a')).toContainText('しおり ・ 書類の再提出が必要な女性')
  await workbench.phoneBox('a').getByRole('button', { name: '見本の書類を選ぶ' }).click()
  await workbench.phone('a').getByRole('button', { name: '提出する' }).click()
  await expect(workbench.phone('a').getByText('年齢確認書類を提出しました').first()).toBeVisible()
  await expect(workbench.phoneBox('a')).toContainText('しおり ・ 書類を確認中の女性')
  expect(presses()).toBe(4)
})

test('a live chat between two phones, in three presses', async ({ page, server }) => {
  const { workbench, start, presses } = await freshStart(page, server)
  await start('二人のメッセージ')
  const field = workbench.phone('a').getByRole('textbox')
  await field.click()
  await page.keyboard.type('こちらは雨が上がりました。')
  await workbench.phone('a').getByRole('button', { name: '送信' }).click()
  // Both phones reconnect after the world was replaced, at the interval of Action Cable.
  const log = workbench.phone('b').getByRole('log')
  await expect(log).toContainText('こちらは雨が上がりました。', { timeout: 30_000 })
  expect(presses()).toBe(3)
})

test('C-5 API-39 one call refused with 422 on the screen that makes it, in four presses', async ({ page, server }) => {
  const { workbench, presses } = await freshStart(page, server)
  await page.getByRole('link', { name: '障害', exact: true }).click()
  await page.getByText('ランクの申請', { exact: true }).click()
  await page.getByRole('button', { name: 'ランクの申請：「現在この操作はできません。」を見せる' }).click()
  await expect(workbench.address('b')).toHaveValue('/rankrequest')
  await workbench.phone('b').getByRole('button', { name: 'ランクを申請する' }).click()
  await expect(workbench.phone('b').getByText('しばらく経ってから再度申請してください。')).toBeVisible()
  expect(presses()).toBe(4)
  await page.getByRole('link', { name: '通信と時系列' }).click()
  await page.getByRole('searchbox', { name: '通信を探す' }).fill('/api/rankrequest')
  await page
    .getByRole('button', { name: /POST \/api\/rankrequest.*422.*契約どおり/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: '通信の詳細' })).toContainText('断られた理由')
})

test('a case handed over: one press here, one press there', async ({ page, server, browser }) => {
  const { presses } = await freshStart(page, server, 1)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '不具合を1ファイルに保存' }).click()
  const file = await (await download).path()
  expect(presses()).toBe(1)
  const other = await startMockServer({ args: ['--members', '20'] })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const there = await freshStart(await context.newPage(), other, 1)
    await there.workbench.chooseFile('ファイルから場面を開く…', file)
    await expect(there.workbench.flash(/を開きました/)).toBeVisible()
    expect(there.presses()).toBe(1)
  } finally {
    await context.close()
    await other.stop()
  }
})

test('drift against a second server, in five presses', async ({ page, server }) => {
  const real = await startMockServer({ args: ['--members', '20'] })
  try {
    await real.control.put('/faults', [{ match: { path: '/api/recommends' }, body: { rec: [], status: 'soon' } }])
    const { workbench, presses } = await freshStart(page, server, 1)
    await page.getByRole('link', { name: 'バックエンド' }).click()
    await expect(page.getByLabel('アドレス', { exact: true })).toBeFocused()
    await page.keyboard.type(real.url)
    await page.getByRole('button', { name: 'つなぐ…' }).click()
    await page.getByRole('button', { name: '実際の API につなぐ' }).click()
    const app = workbench.phone('a')
    await app.getByLabel('メールアドレス').click()
    await page.keyboard.type('woman@yoimachi.example')
    await page.keyboard.press('Tab')
    await page.keyboard.type('yoimachi123')
    await page.keyboard.press('Enter')
    await expect(app.getByText('あかりさん')).toBeVisible()
    await app.getByRole('navigation', { name: '主なページ' }).getByRole('link', { name: 'メッセージ' }).click()
    await expect(page.getByRole('region', { name: '契約からの逸脱' })).toContainText('response.status')
    expect(presses()).toBe(5)
  } finally {
    await server.control.put('/backend', { mode: 'mock' })
    await real.stop()
  }
})
