import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { freeLikesOnly } from '../../support/free-likes-only.ts'
import { allRows, personaApi } from '../../support/persona-api.ts'
import { HomePage } from '../page-models/home-page.ts'

test('TL-02 SUB-48 a like keeps the place on the timeline; card and profile agree', async ({ openPhone, server }) => {
  const api = await personaApi(server, 'woman')
  const { users } = await api.get<{ users: { uuid: string }[] }>('/api/timeline')
  const paired = new Set((await allRows(api, 2)).map(({ partner_user_uuid }) => partner_user_uuid))
  // Far down, and not in her list, where an answer would be due.
  const [first = 0, second = 0] = [...users.keys()].filter((at) => at > 11 && !paired.has(users[at]!.uuid))
  const page = await openPhone({ persona: 'woman', path: null })
  await freeLikesOnly(page, server)
  await page.goto('/timeline')
  const cards = page.getByRole('main').locator('a[href^="/subprofile"]')
  const card = cards.nth(first)
  await card.scrollIntoViewIfNeeded()
  const quoted = (await card.locator('.line-clamp-3').innerText()).slice(0, 12)
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(500)
  await card.click()
  if (quoted !== '') await expect(page.getByRole('main')).toContainText(quoted)
  await page.getByRole('button', { name: 'いいねを送る' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '閉じる' }).click()
  await expect(page).toHaveURL(/\/timeline$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -2)
  await expect(card).toContainText('いいね済み')
  await cards.nth(second).click()
  await expect(page.getByRole('button', { name: 'いいねを送る' })).toBeVisible()
  await page.goBack()
  await expect(cards.nth(second)).toContainText('閲覧済み')
})

test('HOME-85 before the age check nothing is sold in a dialog', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman-review', path: null })
  await page.route('**/api/modal/list', (route) => route.fulfill({ json: { modal_list: [{ code: 3 }] } }))
  await page.goto('/home')
  const home = new HomePage(page)
  await home.closeDialogs()
  // Closing a popup is remembered for the visit, so none was opened.
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('yoimachi.popups')
})
