import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { startMockServer, testNow, type MockServer } from '../../support/mock-server.ts'
import { Workbench } from '../page-models/workbench.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.describe.configure({ timeout: 120_000 })

/** Opens the initial workbench, or one with phone A alone, and counts presses in it and its phones since the last call. */
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
  const since = () => {
    const made = presses
    presses = 0
    return made
  }
  /** Founds the town again, so that the next storyline begins on a fresh world too. */
  const resetWorld = async () => {
    await server.control.post('/reset', { now: testNow })
    await expect(page.getByRole('button', { name: /^次へ：/ })).toHaveCount(0)
    await expect(page.getByText(/まだ始めていません/)).toBeVisible()
    since()
  }
  return { workbench, start, next, since, resetWorld }
}

test('D-11 a hold that ended, in five presses, and a live chat between two phones, in three; nothing covers the phones on the way', async ({
  page,
  server,
}) => {
  const { workbench, start, next, since, resetWorld } = await freshStart(page, server)
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

  await resetWorld()
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

test('D-12 D-15 D-36 a reply window that is over, in three presses, a renewal that is declined, in three, and a document sent again, in four', async ({
  page,
  server,
}) => {
  const { workbench, start, next, since, resetWorld } = await freshStart(page, server, 1)

  await test.step('a reply window that is over', async () => {
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
  await resetWorld()

  await test.step('a premium renewal that is declined', async () => {
    await start('プレミアムの更新が通らない')
    await next('カードが次の更新を断ることにする')
    await next('更新の日が来て、断られる')
    await expect(workbench.phone('a').getByRole('log')).toContainText('更新のお支払いを確認できませんでした')
    await expect(workbench.phoneBox('a')).toContainText('みさき ・ 利用中の女性')
    expect(since()).toBe(3)
  })
  await resetWorld()

  await test.step('a document returned and sent again, the picture at hand', async () => {
    await start('書類の再提出から確認まで')
    await next('書類が差し戻される')
    await expect(workbench.phoneBox('a')).toContainText('しおり ・ 書類の再提出が必要な女性')
    await workbench.phoneBox('a').getByRole('button', { name: '見本の書類を選ぶ' }).click()
    await workbench.phone('a').getByRole('button', { name: '提出する' }).click()
    await expect(workbench.phone('a').getByText('年齢確認書類を提出しました').first()).toBeVisible()
    await expect(workbench.phoneBox('a')).toContainText('しおり ・ 書類を確認中の女性')
    expect(since()).toBe(4)
  })
})

test('a second server: a case handed over to it, and drift of the real API that it plays', async ({
  page,
  server,
  browser,
}) => {
  const real = await startMockServer({ args: ['--members', '20'] })
  try {
    const { workbench, since } = await freshStart(page, server, 1)

    await test.step('a case handed over: one press here, one press there', async () => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: '不具合を1ファイルに保存' }).click()
      const file = await (await download).path()
      expect(since()).toBe(1)
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      try {
        const there = await freshStart(await context.newPage(), real, 1)
        await there.workbench.chooseFile('ファイルから場面を開く…', file)
        await expect(there.workbench.flash(/を開きました/)).toBeVisible()
        expect(there.since()).toBe(1)
      } finally {
        await context.close()
      }
    })

    await test.step('drift in five presses: banner, drift by its path, no control of the mock, and back', async () => {
      // One of its answers is altered on purpose.
      await real.control.put('/faults', [{ match: { path: '/api/recommends' }, body: { rec: [], status: 'soon' } }])
      await page.getByRole('link', { name: 'バックエンド' }).click()
      const address = page.getByLabel('アドレス', { exact: true })
      await expect(address).toBeFocused()
      const opened = since()
      // The address is checked before switching; an unreachable API is never connected.
      await page.keyboard.type('http://127.0.0.1:9')
      await page.getByRole('button', { name: 'つなぐ…' }).click()
      await expect(page.getByText('届きません')).toBeVisible()
      await expect(page.getByRole('button', { name: '実際の API につなぐ' })).toHaveCount(0)
      await address.fill(real.url)
      since()
      await page.getByRole('button', { name: 'つなぐ…' }).click()
      const checklist = page.getByRole('list', { name: 'つなぐ前の確認' })
      // Its responses without a login violate the contract too.
      await expect(checklist).toContainText('契約と違う呼び出しが1件あります')
      await expect(checklist).toContainText('ソケットも開きます')
      // Its clock is at another day.
      await expect(checklist).toContainText(/時計が.+(進んで|遅れて)います/)
      await page.getByRole('button', { name: '実際の API につなぐ' }).click()
      const banner = page.getByRole('alert').filter({ hasText: '実際の API につながっています' })
      await expect(banner).toContainText(real.url)
      // Mock-only tools are hidden, and the address of such a panel explains it.
      await expect(page.getByRole('button', { name: '次の 3:00' })).toHaveCount(0)
      await expect(page.getByRole('link', { name: '運営デスク' })).toHaveCount(0)
      await expect(workbench.phoneBox('a')).toContainText('ログインしていません')
      const app = workbench.phone('a')
      await app.getByLabel('メールアドレス').click()
      await page.keyboard.type('woman@yoimachi.example')
      await page.keyboard.press('Tab')
      await page.keyboard.type('yoimachi123')
      await page.keyboard.press('Enter')
      await expect(app.getByText('あかりさん')).toBeVisible()
      await app.getByRole('navigation', { name: '主なページ' }).getByRole('link', { name: 'メッセージ' }).click()
      const drift = page.getByRole('region', { name: '契約からの逸脱' })
      await expect(drift).toContainText('GET /api/recommends')
      await expect(drift).toContainText('response.status')
      expect(opened + since()).toBe(5)

      await drift.getByRole('link', { name: '通信を見る' }).click()
      await page.getByText('逸脱', { exact: true }).click()
      await page
        .getByRole('button', { name: /GET \/api\/recommends.*契約からの逸脱/ })
        .first()
        .click()
      const detail = page.getByRole('region', { name: '通信の詳細' })
      await expect(detail).toContainText('response.status')
      await expect(detail.getByRole('button', { name: /直前に戻す/ })).toHaveCount(0)
      await expect(page.getByText('サーバーに接続できません')).toHaveCount(0)
      await page.goto(`${server.workbenchUrl}/time`)
      await expect(page.getByText('実際の API につながっている間は使えません。')).toBeVisible()
      await page.getByRole('link', { name: 'バックエンドを開く' }).click()
      await page.getByRole('button', { name: 'モックに戻す' }).click()
      await expect(banner).toHaveCount(0)
      await expect(page.getByRole('button', { name: '次の 3:00' })).toBeVisible()
      // The previous person returns to the previous page with a login of the mock.
      await expect(workbench.phone('a').getByText('あかりさん')).toBeVisible()
      await expect(workbench.address('a')).toHaveValue('/home')
    })
  } finally {
    await server.control.put('/backend', { mode: 'mock' })
    await real.stop()
  }
})
