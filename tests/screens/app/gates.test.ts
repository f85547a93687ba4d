import { covers } from '../../support/covers.ts'
import { follow } from '../../support/follow.ts'
import { holdBack } from '../../support/hold-back.ts'
import { guardedPaths, openPaths } from '../../support/open-paths.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('GATE-01 GATE-02 GATE-03 GATE-04 the open pages are open without a login', async ({ openPhone }) => {
  // The pages that the specification's list does not name.
  const page = await openPhone({ path: null })
  covers('GATE-08', 'GATE-09', 'CONFIRM-07')
  expect(openPaths).toHaveLength(8)
  for (const path of openPaths) {
    await page.goto(path)
    // /after_sign_up goes on automatically, everything else stays.
    const expected = path === '/after_sign_up' ? '/login' : path
    await expect(page).toHaveURL((url) => url.pathname === expected)
    await expect(page.getByRole('main')).not.toBeEmpty()
  }
})

test('GATE-07 ROUTE-50 ROLE-08 every other page sends an anonymous visitor to /login', async ({ openPhone }) => {
  // One row of the specification per address below.
  const page = await openPhone({ path: '/home' })
  covers('PROF-02', 'PROF-41', 'SUB-02', 'TL-01', 'FOOT-01')
  covers('CHAT-02', 'HONA-02', 'NOTICE-03', 'NOTICE-04', 'TOPIC-01..02')
  covers('REVIEW-02..05', 'PAY-111', 'PAYINFO2-01')
  await page.waitForURL('**/login')
  expect(guardedPaths).toHaveLength(39)
  for (const path of guardedPaths) {
    await follow(page, path)
    await expect(page, path).toHaveURL((url) => url.pathname === '/login')
  }
})

test('D-90 GATE-62 a locked page says that it loads until the plan is known', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  const answer = await holdBack(page, '**/api/payment_information')
  await page.goto('/timeline')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('読み込んでいます…')
  answer()
  await expect(page.getByRole('main').getByRole('heading')).toBeVisible()
})
