import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { violationsOfBoth } from '../../support/violations.ts'
import { Workbench } from '../page-models/workbench.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.describe.configure({ timeout: 120_000 })

test('a real phone reads the QR code, is who the stage shows, and is shut out with one press', async ({
  page,
  server,
  browser,
}) => {
  const workbench = await Workbench.open(page, server, 'inspector', { phones: 1 })
  await expect(workbench.phone('a').getByText('あかりさん')).toBeVisible()
  const banner = page.getByRole('region', { name: '実機の接続' })
  await expect(banner).toHaveCount(0)
  // A second loopback address plays the local network.
  const { invitation } = await server.control.post<{ invitation: string }>('/handset', {
    address: '127.0.0.2',
    email: 'woman@yoimachi.example',
    to: '/recommends',
  })
  await expect(banner).toContainText('実機を待っています')
  await workbench.phoneBox('a').getByRole('button', { name: '実機で開く' }).click()
  const dialog = page.getByRole('dialog', { name: '実機で開く' })
  await expect(dialog.getByRole('img', { name: '実機で開くためのQRコード' })).toBeVisible()
  expect(await violationsOfBoth(page)).toEqual([])

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const phone = await context.newPage()
    await phone.goto(invitation)
    await expect(phone).toHaveURL(/^http:\/\/127\.0\.0\.2:\d+\/recommends/)
    await expect(phone.locator('a[href^="/profile?"] img').first()).toBeVisible()
    await expect(dialog).toContainText('と接続しています')
    await page.keyboard.press('Escape')
    await expect(banner).toContainText('会員アプリを開いています')
    // Live in both directions, like between two phones of the stage.
    await phone.goto(new URL('/hona', invitation).href)
    await expect(phone.getByRole('log')).toBeVisible()
    const content = '実機にも届きます。'
    await server.control.post('/operator/message', { member: 'woman', content })
    await expect(phone.getByRole('log')).toContainText(content)

    await banner.getByRole('button', { name: '終了' }).click()
    await expect(banner).toHaveCount(0)
    await expect(phone.goto(new URL('/home', invitation).href)).rejects.toThrow(/ERR_CONNECTION_REFUSED/)
  } finally {
    await context.close()
    await server.control.delete('/handset')
  }
})
