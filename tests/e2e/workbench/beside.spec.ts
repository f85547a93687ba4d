import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { startMockServer } from '../../support/mock-server.ts'
import { violations } from '../../support/violations.ts'
import { Workbench } from '../page-models/workbench.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.describe.configure({ timeout: 120_000 })

test('the mock on A and a real API on B: same page, differing texts and answers marked, the ledger, and back', async ({
  page,
  server,
}) => {
  // A second mock plays the real API: another town, and an account that leaves the contract.
  const real = await startMockServer({ args: ['--members', '20', '--seed', '9'] })
  try {
    const workbench = await Workbench.open(page, server, 'backend')
    const [a, b] = [workbench.phone('a'), workbench.phone('b')]
    await expect(b.getByText('はるとさん')).toBeVisible()
    await page.getByLabel('アドレス', { exact: true }).fill(real.url)
    await page.getByRole('button', { name: '確認して接続…' }).click()
    await page.getByRole('button', { name: 'B だけ接続して比較' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'B は実際の API に接続しています' })).toContainText(real.url)
    await expect(workbench.phoneBox('a').getByText('モック', { exact: true })).toBeVisible()
    await expect(workbench.phoneBox('b').getByText('実際のAPI', { exact: true })).toBeVisible()
    // The mock can still be controlled, but the workbench cannot choose the person on B.
    await expect(page.getByRole('button', { name: '次の 3:00' })).toBeVisible()
    await expect(workbench.phoneBox('b').getByRole('button', { name: /会員を選ぶ/ })).toBeDisabled()
    await expect(workbench.phoneBox('b')).toContainText('ログインしていません')

    await b.getByLabel('メールアドレス').fill('woman@yoimachi.example')
    await b.getByLabel('パスワード', { exact: true }).fill('yoimachi123')
    await b.getByRole('button', { name: 'ログイン' }).click()
    await expect(b.getByText('あかりさん')).toBeVisible()
    // B follows A, and differences are listed and marked on both.
    await workbench.goTo('a', '/recommends')
    await expect(workbench.address('b')).toHaveValue('/recommends')
    const onlyB = page.getByRole('list', { name: 'B（実際の API）だけにある文' })
    await expect(onlyB.getByRole('listitem').first()).toBeVisible()
    const marked = (phone: 'a' | 'b') =>
      workbench
        .phone(phone)
        .locator('body')
        .evaluate((body) => {
          const registry = body.ownerDocument.defaultView?.CSS.highlights
          return [...(registry?.get('stage-difference') ?? [])].map((range) =>
            range instanceof Range ? range.toString() : '',
          )
        })
    await expect
      .poll(async () => {
        const lines = await onlyB.getByRole('listitem').allTextContents()
        const texts = await marked('b')
        return texts.length > 0 && texts.every((text) => lines.some((line) => line.includes(text)))
      })
      .toBe(true)
    await expect.poll(async () => (await marked('a')).length).toBeGreaterThan(0)

    // The real API leaves the contract: beside the mock's answer, and in the ledger.
    const account = { sex: 2, real_only: 'sentinel93417' }
    await real.control.put('/faults', [{ match: { path: '/api/account' }, body: account }])
    await workbench.goTo('a', '/home')
    const answers = page.getByRole('region', { name: '応答の違い' })
    await expect(answers).toContainText('GET /api/account')
    await expect(answers).toContainText('response.real_only')
    const drift = page.getByRole('region', { name: '契約との不一致' })
    const found = drift.getByRole('listitem').filter({ hasText: 'response.real_only' }).last()
    await found.getByRole('button', { name: /確認済みにする/ }).click()
    // Without words, because the walk through both languages may look at the same server.
    await page.getByRole('textbox', { name: 'この不一致を許容する理由' }).fill('#1024')
    await page.keyboard.press('Enter')
    await expect(drift.getByText(/確認済みの不一致 1件/)).toBeVisible()
    await expect(page.getByRole('region', { name: '最後に確認した日' })).toContainText(/今日 ?[1-9]/)
    expect(await violations(page)).toEqual([])
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '書き出す', exact: true }).click()
    const file = await (await (await download).createReadStream()).toArray()
    const text = Buffer.concat(file).toString('utf8')
    expect(text).toContain('#1024')
    expect(text).not.toContain('sentinel')

    // Mock time moves on A, and the login on B stays.
    await page.getByRole('button', { name: '次の 3:00' }).click()
    await expect(workbench.clock()).toHaveText(/3:00/)
    await real.control.put('/faults', [])
    await expect(workbench.phoneBox('b')).toContainText('woman@yoimachi.example')
    await page.getByRole('complementary').getByRole('button', { name: 'モックに戻す' }).click()
    await expect(b.getByText('はるとさん')).toBeVisible()
    await expect(a.getByText('あかりさん')).toBeVisible()
    await expect(workbench.address('b')).toHaveValue('/home')
    await expect(workbench.phoneBox('b').getByText('実際のAPI', { exact: true })).toHaveCount(0)
  } finally {
    await server.control.put('/backend', { mode: 'mock' })
    await server.control.post('/reset')
    await real.stop()
  }
})
