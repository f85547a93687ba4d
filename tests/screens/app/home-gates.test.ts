import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const redirects = [
  { persona: 'woman-new', to: '/femaleform', ids: 'GATE-37' },
  { persona: 'woman-tutorial', to: '/tutorial', ids: 'GATE-39' },
  { persona: 'woman-review', to: '/home', ids: 'GATE-40' },
  { persona: 'woman-resubmit', to: '/home', ids: 'GATE-41' },
  { persona: 'man-h', to: '/partialform', ids: 'GATE-33' },
  { persona: 'man-no-document', to: '/age_confirmation', ids: 'GATE-34' },
  { persona: 'man-unpaid', to: '/payment_information', ids: 'GATE-35' },
  { persona: 'man', to: '/home', ids: 'GATE-35' },
] as const

for (const { persona, to, ids } of redirects) {
  test(`${ids} GATE-42 ${persona} at /home is led to ${to}`, async ({ openPhone }) => {
    const page = await openPhone({ persona })
    await expect(page).toHaveURL((url) => url.pathname === to)
    // The decision has fallen: the page does not move on afterwards.
    await page.waitForLoadState('networkidle')
    expect(new URL(page.url()).pathname).toBe(to)
  })
}

test('GATE-36 with menGateOrder payment-first a man without payment goes to payment before all else', async ({
  openPhone,
  server,
}) => {
  await server.control.put('/variants', { menGateOrder: 'payment-first' })
  try {
    const page = await openPhone({ persona: 'man-h' })
    await expect(page).toHaveURL((url) => url.pathname === '/payment_information')
  } finally {
    await server.control.put('/variants', { menGateOrder: 'profile-first' })
  }
})

test('GATE-84 ROLE-36 ROLE-22 a page of the other sex leads home', async ({ openPhone }) => {
  const woman = await openPhone({ persona: 'woman', path: '/rankrequest' })
  await expect(woman).toHaveURL((url) => url.pathname === '/home')
  const man = await openPhone({ phone: 'b', persona: 'man', path: '/tutorial' })
  await expect(man).toHaveURL((url) => url.pathname === '/home')
})

test('GATE-83 GATE-73 an unverified woman sees the locked state with the way to her document', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman-resubmit', path: '/timeline' })
  await expect(page.getByText('年齢確認後にご利用いただけます。')).toBeVisible()
  await expect(page.getByRole('link', { name: '年齢確認へ進む' })).toHaveAttribute('href', '/age_confirmation')
  expect(new URL(page.url()).pathname).toBe('/timeline')
})

test('GATE-83 GATE-62 an unpaid man sees the locked state with the way to his payment', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-unpaid', path: '/review' })
  await expect(page.getByText('年齢確認とお支払いの確認後にご利用いただけます。')).toBeVisible()
  await expect(page.getByRole('link', { name: 'お支払い情報へ進む' })).toHaveAttribute('href', '/payment_information')
})

test('D-124 the campaign of a listed man opens where he lands, once, and for good if he wants', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man-listed', path: '/home?form_post=true' })
  await page.waitForURL('**/payment_information')
  const dialog = page.getByRole('dialog', { name: 'ランクそのままキャンペーン' })
  await expect(dialog.getByRole('link')).toHaveAttribute('href', '/payment_select_campaign')
  await dialog.getByRole('button', { name: '閉じる' }).last().click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('main').getByRole('link', { name: 'プランを選択する' })).toBeVisible()
  await expect(page.getByText('ランクそのままキャンペーン')).toHaveCount(0)
})

test('D-124 a campaign that opened this week stands as a card with its two ways to end', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-listed', path: '/payment_information' })
  await page.getByRole('dialog').waitFor()
  const hidden = page.waitForRequest('**/api/modal/is_view')
  await page.reload()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'キャンペーンプランを見る' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await main.getByRole('button', { name: '次回から表示しない' }).click()
  expect((await hidden).postDataJSON()).toMatchObject({ code: 2 })
  await expect(main.getByRole('link', { name: 'キャンペーンプランを見る' })).toHaveCount(0)
})
