import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'

function record(page: Page, path: string): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) bodies.push(request.postDataJSON())
  })
  return bodies
}

test('TRACK-05 a visit from a search engine', async ({ openPhone }) => {
  const page = await openPhone({ path: null })
  const visits = record(page, '/api/visit-tracking')
  await page.goto('/', { referer: 'https://www.bing.com/' })
  await expect.poll(() => visits).toEqual([{ from: 'search_engine_visit' }])
})

test('ROLE-27 API-08 D-89 each page is reported before its own calls, the first one included', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: null })
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/api/access-page-tracking') calls.push(`page ${request.postDataJSON().path}`)
    else if (pathname === '/api/account' || pathname === '/api/timeline') calls.push(pathname)
  })
  await page.goto('/notice/index')
  await page.getByRole('heading', { name: 'お知らせ', level: 2 }).waitFor()
  expect(calls.slice(0, 2)).toEqual(['page /notice/index', '/api/account'])
  await page.getByRole('navigation', { name: '主なページ' }).getByRole('link', { name: 'タイムライン' }).click()
  await expect.poll(() => calls).toContain('/api/timeline')
  expect(calls.indexOf('page /timeline')).toBeGreaterThan(0)
  expect(calls.indexOf('page /timeline')).toBeLessThan(calls.indexOf('/api/timeline'))
})
