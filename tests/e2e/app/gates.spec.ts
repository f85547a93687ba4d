import { expect } from '@playwright/test'
import { covers } from '../../support/covers.ts'
import { test } from '../../support/fixtures.ts'
import { follow } from '../../support/follow.ts'

const guardedPaths = [
  '/home',
  '/form',
  '/partialform',
  '/femaleform',
  '/preview',
  '/age_confirmation',
  '/tutorial',
  '/maletutorial',
  '/rankrequest',
  '/conditionsform',
  '/recommends',
  '/recommends/male',
  '/recommend',
  '/profile',
  '/profile/female',
  '/subprofile',
  '/timeline',
  '/footprints',
  '/chat',
  '/hona',
  '/review',
  '/reviewform',
  '/reviewindex',
  '/myreviewindex',
  '/topics',
  '/topic',
  '/notice/index',
  '/notice/1',
  '/shop',
  '/payment_select',
  '/payment_select_campaign',
  '/payment_select_campaign2',
  '/payment_confirm',
  '/payment_information',
  '/payment_cancellation',
  '/change_card',
  '/questionaire',
  '/qa',
]

test('GATE-07 ROUTE-50 ROLE-08 every other page sends an anonymous visitor to /login', async ({ openPhone }) => {
  // One row of the specification per address below.
  const page = await openPhone({ path: '/home' })
  covers('PROF-02', 'PROF-41', 'SUB-02', 'TL-01', 'FOOT-01')
  covers('CHAT-02', 'HONA-02', 'NOTICE-03', 'NOTICE-04', 'TOPIC-01..02')
  covers('REVIEW-02..05', 'PAY-111', 'PAYINFO2-01')
  await page.waitForURL('**/login')
  for (const path of guardedPaths) {
    await follow(page, path)
    await expect(page, path).toHaveURL((url) => url.pathname === '/login')
  }
})

for (const [lack, change] of [
  ['an email', { email: '' }],
  // Pages of both sexes redirect home, and home to one of them, which used to loop forever.
  ['a known sex', { sex: null, twitter_name: '' }],
] as const) {
  test(`GATE-05 GATE-06 an account without ${lack} leads to /login`, async ({ openPhone, server }) => {
    const page = await openPhone({ persona: 'man', path: null })
    await page.route('**/api/account', async (route) => {
      const response = await route.fetch({ url: `${server.url}/api/account` })
      await route.fulfill({ response, json: { ...(await response.json()), ...change } })
    })
    await page.goto('/home')
    await page.waitForURL('**/login')
  })
}
