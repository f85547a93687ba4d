import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'

test('an overlay that is open on the first page of a visit closes on Back; the next Back leaves', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'woman', path: null })
  await page.goto(`${server.phone('a')}/about/terms`)
  await page.goto('/notice/index')
  await page.getByRole('button', { name: 'メニューを開く' }).click()
  const menu = page.getByRole('dialog')
  await menu.waitFor()
  await page.evaluate(() => history.back())
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL((url) => url.pathname === '/notice/index')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL((url) => url.pathname === '/about/terms')
})

test('from a menu that was opened on the first page of a visit a link leads on, and Back leads to that page', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: null })
  await page.goto('/notice/index')
  await page.getByRole('button', { name: 'メニューを開く' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'プロフィール' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/femaleform')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL((url) => url.pathname === '/notice/index')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
