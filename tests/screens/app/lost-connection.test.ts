import { HomePage } from '../../e2e/page-models/home-page.ts'
import { untilVisible } from '../../support/until-visible.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('GATE-05 D-90 without an answer of the server nobody is sent to /login: the page says so and comes by itself', async ({
  openPhone,
}) => {
  const page = await openPhone({ cold: true, persona: 'woman', path: null })
  await page.route('**/api/**', (route) => route.abort())
  await page.clock.install()
  await page.goto('/timeline')
  await untilVisible(page.getByText('サーバーに接続できません。'))
  await expect(page).toHaveURL((url) => url.pathname === '/timeline')
  await page.unroute('**/api/**')
  await untilVisible(page.getByText(/^いいね残り\d+/), 1_000)
  expect(await page.evaluate(() => localStorage.getItem('uid'))).not.toBeNull()
})

test('D-113 a page whose read meets a fault says so without flicker and tries again by itself', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: null })
  await page.route('**/api/account-detail', (route) => route.fulfill({ status: 500, json: {} }))
  await page.clock.install()
  await page.goto('/femaleform')
  const failed = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: /読み込めませんでした|エラーが発生しました/ })
  await untilVisible(failed)
  for (let passed = 0; passed < 24_000; passed += 500) {
    await page.clock.runFor(500)
    expect(await failed.isVisible(), `after ${passed} ms`).toBe(true)
  }
  await page.unroute('**/api/account-detail')
  await untilVisible(page.getByRole('textbox').first(), 1_000)
})

test('REC-16 D-90 a list that fails is logged and shows an error with a retry', async ({ openPhone }) => {
  const page = await openPhone({ cold: true, persona: 'woman', path: null })
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const lists = [
    ['/recommends', '**/api/recommends?**', 'API-29'],
    ['/footprints', '**/api/user_footprints?**', 'API-44'],
    ['/topics', '**/api/topics**', 'API-58'],
    ['/notice/index', '**/api/notice_list', 'API-21'],
  ] as const
  for (const [path, call, id] of lists) {
    await page.route(call, (route) => route.fulfill({ status: 404, json: {} }))
    await page.goto(path)
    const again = page
      .getByRole('main')
      .getByRole('button', { name: /再読み込み|もう一度/ })
      .first()
    await expect(again, path).toBeVisible()
    expect(logged.join('\n'), path).toContain(id)
    await page.unroute(call)
    await again.click()
    await expect(again, path).toHaveCount(0)
  }
})

test('D-113 home still shows what it has read when a later read fails', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: null, homeSeen: true })
  await page.clock.install()
  await page.goto('/home')
  const home = new HomePage(page)
  const men = home.section('今日のレコメンド').getByRole('listitem').getByRole('link')
  const visitors = home.section('足跡').getByRole('listitem').getByRole('link')
  await untilVisible(men.first())
  await untilVisible(visitors.first())
  const before = [await men.count(), await visitors.count()]
  const failed = new Set<string>()
  await page.route(/\/api\/(recommends|user_footprints)/, (route) => {
    failed.add(new URL(route.request().url()).pathname)
    return route.fulfill({ status: 404, json: {} })
  })
  for (let passed = 0; passed < 70_000; passed += 10_000) await page.clock.runFor(10_000)
  expect([...failed].toSorted()).toEqual(['/api/recommends', '/api/user_footprints'])
  expect([await men.count(), await visitors.count()]).toEqual(before)
})
