import type { Page } from '@playwright/test'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

function record(page: Page, path: string): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) bodies.push(request.postDataJSON())
  })
  return bodies
}

test('TRACK-02 TRACK-03 TRACK-08 TRACK-10 AUTH-65 ENTITY-06 a visit is reported once per session, without a login', async ({
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
