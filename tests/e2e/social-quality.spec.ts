import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../support/fixtures.ts'
import { readApi } from './page-models/member-api.ts'

async function violations(page: Page): Promise<string[]> {
  // Entrances are over before the colours are judged.
  await page.waitForTimeout(500)
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** The pages of this area for a woman, with what must be there before they are judged. */
async function addresses(page: Page): Promise<string[]> {
  const { users } = await readApi<{ users: { uuid: string }[] }>(page, '/api/timeline')
  const { com_data } = await readApi<{ com_data: { id: number }[] }>(page, '/api/topics/index')
  const { notifications } = await readApi<{ notifications: { id: number }[] }>(page, '/api/notice_list')
  return [
    '/timeline',
    `/subprofile?uuid=${users[0]?.uuid}`,
    '/footprints',
    '/review',
    '/reviewindex',
    '/topics',
    `/topic?topicid=${com_data[0]?.id}`,
    '/notice/index',
    `/notice/${notifications[0]?.id}`,
    '/qa',
  ]
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on timeline, profiles, footprints, reviews, boards, notices and FAQ (${colorScheme})`, async ({
    openPhone,
  }) => {
    test.slow()
    const page = await openPhone({ persona: 'woman', path: '/topics', colorScheme })
    for (const path of await addresses(page)) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(await violations(page), path).toEqual([])
    }
  })
}

test('CONST-20 CONST-21 nothing of these pages sticks out at any width', async ({ openPhone }) => {
  test.slow()
  const page = await openPhone({ persona: 'woman', path: '/topics' })
  for (const path of await addresses(page)) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    for (const width of [320, 360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('a topic of 5,000 posts keeps only its visible part in the page and reaches its end', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/topics' })
  const { com_data } = await readApi<{ com_data: { id: number }[] }>(page, '/api/topics/index')
  await page.route('**/api/topic/show?**', async (route) => {
    const { search } = new URL(route.request().url())
    const response = await route.fetch({ url: `${server.url}/api/topic/show${search}` })
    const body = await response.json()
    const posts = Array.from({ length: 5_000 }, (_, index) => ({
      ...body.posts[0],
      id: 100_000 + index,
      content: `${index + 1}番目の投稿です。`,
    }))
    await route.fulfill({ response, json: { ...body, posts } })
  })
  await page.goto(`/topic?topicid=${com_data[0]?.id}`)
  await expect(page.getByText('1番目の投稿です。', { exact: true })).toBeVisible()
  expect(await page.getByRole('article').count()).toBeLessThan(60)
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.getByText('5000番目の投稿です。')).toBeInViewport({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
  expect(await page.getByRole('article').count()).toBeLessThan(60)
})
