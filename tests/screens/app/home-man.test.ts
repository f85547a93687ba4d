import { HomePage } from '../../e2e/page-models/home-page.ts'
import { changeResponse } from '../../support/change-response.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('HOME-15 HOME-16 HOME-26 the completeness ring of a paid man with its five steps', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', homeSeen: true })
  const home = new HomePage(page)
  await home.heading.waitFor()
  const ring = page.getByRole('meter', { name: 'プロフィールの完成度' })
  const points = Number(await ring.getAttribute('aria-valuenow'))
  expect(points).toBeGreaterThan(0)
  expect(points).toBeLessThanOrEqual(100)
  const steps = home.section('プロフィールの完成度').getByRole('link')
  await expect(steps).toHaveCount(5)
  await expect(steps.nth(1)).toHaveAttribute('href', '/form?only_profile_img=true')
})

test('HOME-72 HOME-73 HOME-74 HOME-78 GATE-11 GATE-19 the rows of a verified and paid man', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', homeSeen: true })
  const home = new HomePage(page)
  await home.heading.waitFor()
  await expect(home.confirmation('年齢確認')).toContainText('年齢確認済み')
  await expect(home.confirmation('年齢確認').getByRole('link')).toHaveCount(0)
  await expect(home.confirmation('お支払い')).toContainText('登録済み')
  await expect(home.confirmation('お支払い').getByRole('link')).toHaveAttribute('href', '/payment_information')
})

test('HOME-86 RANK-50 RANK-51 the rank tile with its five steps', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-f', homeSeen: true })
  const home = new HomePage(page)
  await home.heading.waitFor()
  const tile = home.section('ランク')
  await expect(tile).toContainText('F')
  await expect(tile.getByRole('listitem')).toHaveText(['H', 'G', 'F', 'E', '完了'])
  await expect(tile.getByRole('listitem').nth(2)).toHaveAttribute('aria-current', 'step')
  await expect(tile.getByRole('link')).toHaveAttribute('href', '/rankrequest')
})

test.for([
  [4, '4／5項目を達成', '80'],
  [5, '5／5項目を達成', '100'],
  [6, '5／5項目を達成', '100'],
] as const)(
  'RANK-03 RANK-13 text and bar at C with %i of six criteria met count what C+ needs',
  async (given, { openPhone }) => {
    const [met, text, percent] = given
    const page = await openPhone({ persona: 'man', path: null, homeSeen: true })
    const rc = [1, 2, 3, 4, 5, 6].map((key) => ({ dict: String(key), active_flag: key <= met }))
    await changeResponse(page, '**/api/account', (body) => ({ ...body, rc }))
    await page.goto('/home')
    const tile = new HomePage(page).section('ランク')
    await expect(tile).toContainText(text)
    const bar = tile.getByRole('progressbar', { name: '次のランクの条件' })
    await expect(bar).toHaveAttribute('aria-valuenow', percent)
  },
)

test('GATE-79 GATE-80 a man has no buttons to ask for a recommendation', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', homeSeen: true })
  const home = new HomePage(page)
  await home.heading.waitFor()
  await expect(home.autoButton).toHaveCount(0)
  await expect(home.manualButton).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'プレミアムプランについて' })).toHaveCount(0)
})
