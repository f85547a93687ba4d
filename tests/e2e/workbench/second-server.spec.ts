import { expect, type Page } from '@playwright/test'
import { countPresses } from '../../support/count-presses.ts'
import { test as base } from '../../support/fixtures.ts'
import { startMockServer, type MockServer } from '../../support/mock-server.ts'
import { Workbench } from '../page-models/workbench.ts'

// A second mock: the folder of a colleague, and a real API. Presses are counted as in docs/workbench.md.

const test = base.extend<{ other: MockServer }>({
  other: async ({ server }, use) => {
    const other = await startMockServer({ args: ['--members', '20'] })
    await use(other)
    await server.control.put('/backend', { mode: 'mock' })
    await other.stop()
  },
})

test.use({ viewport: { width: 1440, height: 900 } })
test.describe.configure({ timeout: 120_000 })

async function openCounted(page: Page, server: MockServer) {
  const since = await countPresses(page)
  const workbench = await Workbench.open(page, server, '', { phones: 1 })
  await expect(workbench.phone('a').getByText('あかりさん')).toBeVisible()
  return { workbench, since }
}

test('a case is handed over with one press here and one there', async ({ page, server, other, browser }) => {
  const { since } = await openCounted(page, server)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '不具合をカプセルに保存' }).click()
  const file = await (await download).path()
  expect(since()).toBe(1)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const there = await openCounted(await context.newPage(), other)
    await there.workbench.chooseFile('カプセルを開く…', file)
    await expect(there.workbench.flash(/を開きました/)).toBeVisible()
    expect(there.since()).toBe(1)
  } finally {
    await context.close()
  }
})

test('drift of a real API: banner and path in five presses, no control of the mock, and back', async ({
  page,
  server,
  other,
}) => {
  const { workbench, since } = await openCounted(page, server)
  // One of its answers is altered on purpose.
  await other.control.put('/faults', [{ match: { path: '/api/recommends' }, body: { rec: [], status: 'soon' } }])
  await page.getByRole('link', { name: 'バックエンド' }).click()
  const address = page.getByLabel('アドレス', { exact: true })
  await expect(address).toBeFocused()
  const opened = since()
  // The address is checked before switching; an unreachable API is never connected.
  await page.keyboard.type('http://127.0.0.1:9')
  await page.getByRole('button', { name: '確認して接続…' }).click()
  await expect(page.getByText('接続できません')).toBeVisible()
  await expect(page.getByRole('button', { name: '実際の API に接続' })).toHaveCount(0)
  await address.fill(other.url)
  since()
  await page.getByRole('button', { name: '確認して接続…' }).click()
  const checklist = page.getByRole('list', { name: '接続前の確認' })
  // Its responses without a login violate the contract too.
  await expect(checklist).toContainText('契約と違う呼び出しが1件あります')
  await expect(checklist).toContainText('WebSocket にも接続できます')
  // Its clock is at another day.
  await expect(checklist).toContainText(/時計が.+(進んで|遅れて)います/)
  await page.getByRole('button', { name: '実際の API に接続' }).click()
  const banner = page.getByRole('alert').filter({ hasText: '実際の API に接続しています' })
  await expect(banner).toContainText(other.url)
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
  const drift = page.getByRole('region', { name: '契約との不一致' })
  await expect(drift).toContainText('GET /api/recommends')
  await expect(drift).toContainText('response.status')
  expect(opened + since()).toBe(5)

  await drift.getByRole('link', { name: '通信を表示' }).click()
  await page.getByText('不一致', { exact: true }).click()
  await page
    .getByRole('button', { name: /GET \/api\/recommends.*契約との不一致/ })
    .first()
    .click()
  const detail = page.getByRole('region', { name: '通信の詳細' })
  await expect(detail).toContainText('response.status')
  await expect(detail.getByRole('button', { name: /直前に戻す/ })).toHaveCount(0)
  await expect(page.getByText('サーバーに接続できません')).toHaveCount(0)
  await page.goto(`${server.workbenchUrl}/time`)
  await expect(page.getByText('実際の API に接続している間は使えません。')).toBeVisible()
  await page.getByRole('link', { name: 'バックエンドを開く' }).click()
  await page.getByRole('button', { name: 'モックに戻す' }).click()
  await expect(banner).toHaveCount(0)
  await expect(page.getByRole('button', { name: '次の 3:00' })).toBeVisible()
  // The previous person returns to the previous page with a login of the mock.
  await expect(workbench.phone('a').getByText('あかりさん')).toBeVisible()
  await expect(workbench.address('a')).toHaveValue('/home')
})
