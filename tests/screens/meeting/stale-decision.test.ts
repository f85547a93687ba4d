import type { Page } from '@playwright/test'
import { PartnerPage } from '../../e2e/page-models/partner-page.ts'
import { allRows, ownIds, personaApi, type PersonaApi, rowAt } from '../../support/persona-api.ts'
import { untilVisible } from '../../support/until-visible.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const at = (page: Page, path: string) => expect(page).toHaveURL((url) => url.pathname === path)
const uidOf = (page: Page) => page.evaluate(() => localStorage.getItem('uid'))

/** What the second tab reads after its press; the flash comes a second later. */
async function reads(page: Page, text: string): Promise<void> {
  await untilVisible(page.getByText(text))
}

test('D-113 REC-61 a stale contact in a second tab reads that they are matched, and both tabs stay', async ({
  openPhone,
  server,
}) => {
  const row = rowAt(await allRows(await personaApi(server, 'woman'), 2, 'others'), 0)
  const path = `/profile?id=${row.partner_user_id}`
  const first = await openPhone({ persona: 'woman', path })
  const second = await openPhone({ phone: 'b', persona: 'woman', path })
  await new PartnerPage(second).contact.waitFor()
  await new PartnerPage(first).contact.click()
  await expect(new PartnerPage(first).matched).toBeVisible()
  await new PartnerPage(second).contact.click()
  await reads(second, 'すでにマッチングしています。')
  await untilVisible(new PartnerPage(second).chat)
  await expect(new PartnerPage(second).matched).toHaveCount(0)
  await expect(new PartnerPage(first).matched).toBeVisible()
  for (const page of [first, second]) {
    await at(page, '/profile')
    expect(await uidOf(page)).not.toBeNull()
  }
})

test('D-113 REC-61 a hold of a matched pairing and a hold that has ended say how the pairing stands', async ({
  openPhone,
  server,
}) => {
  const hers = await personaApi(server, 'woman')
  const row = rowAt(await allRows(hers, 2, 'others'), 0)
  const page = await openPhone({ persona: 'woman', path: `/profile?id=${row.partner_user_id}` })
  await page.clock.install()
  await new PartnerPage(page).hold.waitFor()
  await hers.post('/api/matching_status', { recommend: { id: row.id, status: 'ok' } })
  await new PartnerPage(page).hold.click()
  await reads(page, 'すでにマッチングしています。')
  await at(page, '/profile')

  const held = rowAt(await allRows(hers, 2, 'others'), 0)
  await hers.post('/api/matching_status', { recommend: { id: held.id, status: 'suspend' } })
  const herPage = await openPhone({ phone: 'b', persona: 'woman', path: `/profile?id=${held.partner_user_id}` })
  await herPage.clock.install()
  await new PartnerPage(herPage).contact.waitFor()
  await server.control.post('/clock', { advance: 'P7D', keepSessions: true })
  await new PartnerPage(herPage).contact.click()
  await reads(herPage, 'このプロフィールの保留期間は終了しています。')
  await at(herPage, '/profile')
})

test('D-113 REC-61 a pass of a man that his other tab has made says so on the withheld profile', async ({
  openPhone,
  server,
}) => {
  const his = await personaApi(server, 'man')
  const like = { member: 'woman-premium@yoimachi.example', to: 'man@yoimachi.example', as: 'like' }
  await server.control.post('/operator/act', like)
  const row = rowAt(await allRows(his, 1, 'liked'), 9)
  const page = await openPhone({ persona: 'man', path: `/profile/female?id=${row.partner_user_id}` })
  const partner = new PartnerPage(page)
  await partner.pass.click()
  await his.post('/api/matching_status', { recommend: { id: row.id, status: 'ng' } })
  await partner.passQuestion.getByRole('button', { name: '見送る' }).click()
  await reads(page, 'すでに見送りになっています。')
  await untilVisible(page.getByText('このプロフィールは表示できません。'))
  await at(page, '/profile/female')
})

test('D-113 REC-74 a match that the other tab has dissolved says so, and the page shows it no more', async ({
  openPhone,
  server,
}) => {
  const api = await personaApi(server, 'woman')
  const row = rowAt(await allRows(api, 2, 'matching'), 1)
  const page = await openPhone({ persona: 'woman', path: `/profile?id=${row.partner_user_id}` })
  await new PartnerPage(page).block.click()
  await api.post('/api/matching_status', { recommend: { id: row.id, status: 'ng', ng_reason: 'マッチング解消' } })
  await new PartnerPage(page).lastQuestion.getByRole('button', { name: '解消する' }).click()
  await reads(page, 'このマッチングは、すでに解消されています。')
  await untilVisible(page.getByText('このプロフィールは表示できません。'))
})

test('D-113 GATE-44 a start that another tab has made says so', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman-paused', path: null, homeSeen: true })
  await page.goto('/home')
  const start = page.getByRole('button', { name: 'レコメンドを開始する' })
  await untilVisible(start)
  const api = await personaApi(server, 'woman-paused')
  await api.post('/api/female_status_activate_transaction', {
    female_status_activate_transaction: { status_old: 5 },
  })
  await start.click()
  await reads(page, 'レコメンドは、すでに始まっています。')
  await expect(start).toHaveCount(0)
  await at(page, '/home')
})

for (const [how, leave] of [
  ['withdraws', (hers) => hers.post('/api/cancel/female')],
  ['dissolves the match', async (hers, id) => hers.post('/api/matching_status', { recommend: { id, status: 'ng' } })],
] as const satisfies readonly [string, (hers: PersonaApi, id: number | undefined) => Promise<unknown>][]) {
  test(`D-113 PROF-33 an open profile whose member ${how} says so, and the login stays`, async ({
    openPhone,
    server,
  }) => {
    const hers = await personaApi(server, 'woman')
    const herself = await ownIds(hers)
    const himself = await ownIds(await personaApi(server, 'man'))
    const pairing = (await allRows(hers, 2, 'matching')).find((row) => row.partner_user_id === himself.id)
    const page = await openPhone({ persona: 'man', path: null })
    await page.clock.install()
    await page.goto(`/profile/female?id=${herself.id}`)
    await untilVisible(new PartnerPage(page).chat)
    await leave(hers, pairing?.id)
    await page.clock.runFor(20_000)
    await untilVisible(page.getByText('このプロフィールは表示できません。'))
    await at(page, '/profile/female')
    expect(await uidOf(page)).not.toBeNull()
  })
}
