import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { Workbench } from '../page-models/workbench.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('another language moves no phone and closes no panel, and is found by its name in both languages', async ({
  page,
  server,
}) => {
  const workbench = await Workbench.open(page, server, 'outbox', { phones: 1 })
  await workbench.goTo('a', '/settings')
  const shell = page.locator('[data-phone=a] iframe')
  const phone = shell.contentFrame().locator('iframe').contentFrame()
  await phone.locator('body').evaluate((body) => body.setAttribute('data-same', 'yes'))
  const search = page.locator('[role=search] input, input[type=search]').first()
  await search.fill('あかり')
  const place = await shell.boundingBox()

  await workbench.command('language english')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle('Yoimachi Workbench')
  await expect(page.getByRole('heading', { name: 'Sent mail' })).toBeVisible()
  await expect(search).toHaveValue('あかり')
  await expect(page.getByRole('button', { name: '+24 h' })).toBeVisible()
  await expect(phone.locator('body[data-same=yes]')).toHaveCount(1)
  await expect(phone.locator('html')).toHaveAttribute('lang', 'ja')
  expect(await shell.boundingBox()).toEqual(place)

  // The choice lasts, and is taken back in the settings.
  await page.reload()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('radiogroup', { name: 'Language' }).getByText('日本語').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByRole('heading', { name: '設定' })).toBeVisible()
  await expect(page).toHaveTitle('宵待 ワークベンチ')
})

test('the workbench speaks the language of the browser until another is chosen', async ({ browser, server }) => {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(`${server.workbenchUrl}/settings`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('radiogroup', { name: 'Language' }).getByRole('radio', { name: 'System' })).toBeChecked()
  await context.close()
})
