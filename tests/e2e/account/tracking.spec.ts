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

test('TRACK-02 TRACK-03 TRACK-08 TRACK-10 AUTH-65 ENTITY-06 reports a visit once per browser session, without a login', async ({
  openPhone,
}) => {
  const page = await openPhone({ path: null })
  const visits = record(page, '/api/visit-tracking')
  const answered = page.waitForResponse('**/api/visit-tracking')
  await page.goto('/login')
  expect((await answered).status()).toBe(200)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('visit_check'))).toBe('direct_visit')
  await page.goto('/signup')
  await page.waitForLoadState('networkidle')
  expect(visits).toEqual([{ from: 'direct_visit' }])
})

test('TRACK-04 TRACK-09 utm_source makes it an ads visit', async ({ openPhone }) => {
  const page = await openPhone({ path: null })
  const visits = record(page, '/api/visit-tracking')
  await page.goto('/?utm_source=spring', { referer: 'https://www.google.com/' })
  await expect.poll(() => visits).toEqual([{ from: 'ads_visit' }])
})

test('TRACK-05 a visit from a search engine', async ({ openPhone }) => {
  const page = await openPhone({ path: null })
  const visits = record(page, '/api/visit-tracking')
  await page.goto('/', { referer: 'https://www.bing.com/' })
  await expect.poll(() => visits).toEqual([{ from: 'search_engine_visit' }])
})

test('TRACK-03 a failed call is tried again at the next page load', async ({ openPhone }) => {
  const page = await openPhone({ path: null })
  const visits = record(page, '/api/visit-tracking')
  await page.route('**/api/visit-tracking', (route) => route.abort(), { times: 1 })
  await page.goto('/login')
  await expect.poll(() => visits.length).toBe(1)
  expect(await page.evaluate(() => sessionStorage.getItem('visit_check'))).toBeNull()
  await page.goto('/login')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('visit_check'))).toBe('direct_visit')
})

test('ROLE-27 API-08 pages are reported by path only, and only with an access token', async ({ openPhone }) => {
  const page = await openPhone({ path: null })
  const pages = record(page, '/api/access-page-tracking')
  await page.goto('/signup?code=1')
  await page.waitForLoadState('networkidle')
  expect(pages).toEqual([])
  const member = await openPhone({ phone: 'b', persona: 'man', path: null })
  const members = record(member, '/api/access-page-tracking')
  await member.goto('/home?form_post=true')
  await expect.poll(() => members).toEqual([{ from: 'page_access', path: '/home' }])
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
