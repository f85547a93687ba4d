import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { changeResponse } from '../../support/change-response.ts'
import { test } from '../../support/fixtures.ts'
import { allRows, personaApi } from '../../support/persona-api.ts'
import { partnerOf } from '../../visual/screens/addresses.ts'
import { ended } from '../../visual/screens/money-screens.ts'
import { HomePage } from '../page-models/home-page.ts'
import { keepReceipt } from '../page-models/keep-receipt.ts'

const wide = { width: 1440, height: 900 }

/** The box of an element; a missing one fails. */
async function box(element: Locator) {
  const found = await element.boundingBox()
  if (!found) throw new Error('Failed to measure an element: it is not in the page.')
  return found
}

const columnsOf = (items: Locator) =>
  items.evaluateAll((all) => new Set(all.map((item) => Math.round(item.getBoundingClientRect().x))).size)

test('D-81 home has two columns: tasks with people, and past events', async ({ openPhone, server }) => {
  const rows = await allRows(await personaApi(server, 'woman'), 2)
  const page = await openPhone({ persona: 'woman', viewport: wide })
  await new HomePage(page).closeDialogs()
  const today = await box(page.getByRole('region', { name: '今日のレコメンド' }))
  const visitors = await box(page.getByRole('region', { name: '足跡' }))
  expect(visitors.x).toBeGreaterThan(today.x + today.width)
  const columnOf = (heading: string) => box(page.locator(`div:has(> section[aria-labelledby=${heading}])`))
  const [tasks, news] = [await columnOf('recommend-heading'), await columnOf('footprints-heading')]
  expect(Math.abs(news.y - tasks.y)).toBeLessThanOrEqual(1)
  const partners = await box(page.getByRole('region', { name: '会員限定のご案内' }))
  expect(partners.x).toBe(today.x)
  // A woman's columns end together, so what follows is as wide as both.
  expect(partners.x + partners.width).toBeCloseTo(visitors.x + visitors.width, 0)

  const undecided = rows.filter(({ status_n }) => status_n === 0)
  const cards = page.getByRole('region', { name: 'お返事を待っている方' }).locator('a[href^="/profile?id="]')
  await expect(cards).toHaveCount(Math.min(undecided.length, 3))
  await expect(cards.first()).toContainText(undecided[0]?.twitter_name ?? '')
  const goingOn = page.getByRole('region', { name: '続きから' })
  const unread = rows.filter(({ unread_messages_size }) => unread_messages_size > 0)
  expect(unread.length).toBeGreaterThan(0)
  await expect(goingOn.locator('a[href^="/chat"]').first()).toContainText(unread[0]?.twitter_name ?? '')
  const likes = page.getByRole('region', { name: 'いいねが届いています' })
  await expect(likes.getByRole('link')).toHaveAttribute('href', /^\/profile\?id=/)
  await expect(page.getByRole('region', { name: '今日のタイムライン' }).getByRole('listitem')).toHaveCount(5)

  // A phone has the same people, and goes on in its list.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(goingOn).toHaveCount(0)
  await expect(cards).toHaveCount(Math.min(undecided.length, 3))
})

/** Boxes of the list of undecided men when `men` of them wait and `used` recommendations of the day are used. */
async function undecidedBoxes(page: Page, men: number, used: number) {
  await changeResponse(page, '**/api/account', (account: object) => ({ ...account, recommend_create_count: used }))
  await changeResponse(page, '**/api/recommends?**', (list: { rec: { status_n: number }[] }) => ({
    ...list,
    ...{ rec: list.rec.filter(({ status_n: status }) => status === 0).slice(0, men), pageCount: 1 },
  }))
  await page.goto('/home')
  const list = page.getByRole('region', { name: 'お返事を待っている方' }).getByRole('list')
  await expect(list.getByRole('link')).toHaveCount(men)
  const items = await Promise.all((await list.getByRole('listitem').all()).map(box))
  return { list: await box(list), items }
}

for (const [men, used] of [
  [1, 0],
  [1, 6],
  [2, 6],
] as const) {
  test(`D-127 fewer than three men fill their row: ${men} with ${6 - used} more to choose`, async ({ openPhone }) => {
    const page = await openPhone({ persona: 'woman', path: null, homeSeen: true, viewport: wide })
    const { list, items } = await undecidedBoxes(page, men, used)
    const last = items.at(-1)
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(list.x + list.width, 0)
    // As high as three cards, so that nothing below moves.
    const ofThree = ((list.width - 20) / 3 / 4) * 5
    expect(Math.abs(list.height - ofThree)).toBeLessThanOrEqual(6)
  })
}

test('D-81 D-112 the receipt is as wide as home, and a man whose plan ended has no empty column', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: '/settings', viewport: wide })
  await keepReceipt(page)
  await page.goto('/home')
  const receipt = await box(page.getByRole('region', { name: 'お支払いの控え' }))
  const visitors = await box(page.getByRole('region', { name: '足跡' }))
  expect(receipt.x + receipt.width).toBeCloseTo(visitors.x + visitors.width, 0)

  const unpaid = await openPhone({ phone: 'b', persona: 'man-unpaid', path: null, viewport: wide })
  await unpaid.route('**/api/payment_information', (route) => route.fulfill({ json: ended.payment_information }))
  await unpaid.goto('/payment_information')
  const gains = await box(unpaid.getByRole('region', { name: 'ご利用を再開するとできること' }))
  const select = await box(unpaid.getByRole('link', { name: 'プランを選択する' }))
  expect(gains.x + gains.width).toBeLessThan(select.x)
})

test('D-81 profiles of the day and people stand in a grid that follows the window', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/timeline', viewport: wide })
  const cards = page.getByRole('main').locator('li:has(a[href^="/subprofile"])')
  await expect(cards.first()).toBeVisible()
  expect(await columnsOf(cards)).toBe(5)
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect.poll(() => columnsOf(cards)).toBe(4)
  // Below the panes the people stand in a grid as well.
  await page.setViewportSize({ width: 899, height: 900 })
  await page.goto('/recommends')
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href^="/profile"]') })
  await expect(rows.first()).toBeVisible()
  expect(await columnsOf(rows)).toBe(2)
  await page.setViewportSize({ width: 743, height: 900 })
  await expect.poll(() => columnsOf(rows)).toBe(1)
})

test('D-81 PROF-07 a profile has the picture left and the facts right, and its decision always in view', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'woman', path: null, viewport: wide })
  await page.goto(await partnerOf(2, 0, 'others')(await personaApi(server, 'woman')))
  const picture = page.getByRole('region', { name: /の写真/ })
  const decide = page.getByRole('button', { name: '連絡を取る' })
  await expect(decide).toBeVisible()
  const [left, right] = [await box(picture), await box(page.getByRole('region', { name: '基本情報' }))]
  expect(left.width).toBeLessThanOrEqual(390)
  expect(right.x).toBeGreaterThan(left.x + left.width)
  await page.mouse.move(right.x + 40, right.y + 40)
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
  await expect(decide).toBeInViewport({ ratio: 1 })
  await expect(picture).toBeInViewport()
  // Sheets stand in the middle.
  await page.getByRole('button', { name: '今回は見送る' }).click()
  const dialog = await box(page.getByRole('dialog'))
  expect(Math.abs(dialog.x + dialog.width / 2 - wide.width / 2)).toBeLessThanOrEqual(1)
  expect(Math.abs(dialog.y + dialog.height / 2 - wide.height / 2)).toBeLessThanOrEqual(24)
})

test('D-81 a long form has an index of missing fields with links, and a preview', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/femaleform', viewport: wide })
  const index = page.getByRole('navigation', { name: '目次' })
  const link = (name: string) => index.getByRole('link', { name })
  await expect(link('基本情報')).toContainText('基本情報')
  await expect(index.locator('[aria-current]')).toHaveText('写真')
  const preview = page.getByRole('complementary', { name: 'お相手からの見え方' })
  await page.getByRole('textbox', { name: 'ユーザー名' }).fill('ゆかり')
  await expect(preview).toContainText('ゆかり')
  await expect(preview.getByRole('link', { name: '保存済みのプロフィールをすべて見る' })).toHaveAttribute(
    'href',
    '/preview',
  )
  await page.getByRole('textbox', { name: 'ユーザー名' }).fill('')
  await expect(link('基本情報')).toContainText('未入力 1件')
  await link('好みの項目').click()
  const section = page.getByRole('region', { name: '好みの項目' })
  await expect.poll(async () => Math.abs((await box(section)).y)).toBeLessThan(100)
  await expect(index.locator('[aria-current]')).toHaveText('好みの項目')
  await expect(page).toHaveURL((url) => url.hash === '')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(index).toHaveCount(0)
  await expect(preview).toHaveCount(0)
})

test('D-81 the landing page shows its picture and the prices', async ({ openPhone }) => {
  const page = await openPhone({ path: '/', viewport: wide })
  await expect(page.getByRole('link', { name: '新規登録' }).first()).toBeInViewport()
  await expect(page.getByText('3,850円').first()).toBeVisible()
  const [fees, features] = await Promise.all(
    ['料金', '宵待が大切にしていること'].map((name) => box(page.getByRole('heading', { name }))),
  )
  expect(fees?.y).toBeLessThan(features?.y ?? 0)
  const scene = page.locator('main svg').filter({ visible: true }).first()
  expect((await box(scene)).width).toBe(wide.width)
})

const columnPages: readonly [persona: string, path: string][] = [
  ['woman', '/about/terms'],
  ['man', '/about/privacy'],
]

/** Contents of a column with a readable line length. */
async function measured(page: Page) {
  const heading = await box(page.getByRole('heading', { level: 1 }))
  // The loading placeholder is no div.
  const body = page.getByRole('main').locator('> div').first()
  await body.waitFor()
  // In one step: the block that stands there first gives way to that of the page with its answer.
  const main = await body.evaluate((element) => {
    const { x, width } = element.getBoundingClientRect()
    return { x, width }
  })
  return { width: main.width, headingInside: heading.x >= main.x }
}

test('D-81 the other pages stand in a measured column under their title', async ({ openPhone }) => {
  for (const [index, [persona, path]] of columnPages.entries()) {
    const phone = (['a', 'b', 'c'] as const)[index] ?? 'a'
    const page = await openPhone({ phone, persona, path, viewport: { width: 1920, height: 1080 } })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { width, headingInside } = await measured(page)
    expect(width, path).toBeLessThanOrEqual(46 * 16)
    expect(headingInside, path).toBe(true)
  }
})

test('D-81 FAQ-02 FAQ-07 the first questions stay beside the one that is open', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/qa', viewport: wide })
  const main = page.getByRole('main')
  const row = (name: string) => main.getByRole('button', { name, exact: true })
  await expect(row('登録と年齢確認')).toHaveAttribute('aria-current', 'page')
  await row('料金とお支払い').click()
  await expect(row('料金とお支払い')).toHaveAttribute('aria-current', 'page')
  const question = main.getByRole('heading', { level: 2 }).last()
  const asked = await question.innerText()
  expect(asked).toContain('料金とお支払い')
  await main.getByRole('listitem').last().getByRole('button').click()
  await expect(question).not.toHaveText(asked)
  await expect(row('料金とお支払い')).toBeInViewport()
  await row('戻る').click()
  await expect(question).toHaveText(asked)
  const [list, reading] = await Promise.all([box(row('料金とお支払い')), box(question)])
  expect(reading.x).toBeGreaterThan(list.x + list.width)
})
