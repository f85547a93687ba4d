import { PartnerPage } from '../../e2e/page-models/partner-page.ts'
import { SubProfilePage } from '../../e2e/page-models/sub-profile-page.ts'
import { changeResponse } from '../../support/change-response.ts'
import { allRows, ownIds, personaApi, rowAt, type Row } from '../../support/persona-api.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const footprintOf = (request: { method: () => string; url: () => string }) =>
  request.method() === 'POST' && request.url().endsWith('/api/user_footprints')

test('API-45 a profile of a pairing leaves a footprint, his and hers', async ({ openPhone, server }) => {
  const his = rowAt(await allRows(await personaApi(server, 'woman'), 2), 0)
  const hers = rowAt(await allRows(await personaApi(server, 'man'), 1), 1)
  const visits: readonly (readonly ['a' | 'b', string, string, Row])[] = [
    ['a', 'woman', '/profile', his],
    ['b', 'man', '/profile/female', hers],
  ]
  for (const [phone, persona, path, row] of visits) {
    const page = await openPhone({ phone, persona, path: null })
    const asked = page.waitForRequest(footprintOf)
    await page.goto(`${path}?id=${row.partner_user_id}`)
    expect((await asked).postDataJSON()).toEqual({ profile_uuid: row.partner_user_uuid })
  }
})

test('D-131 his dialog of a match says that she writes first and offers no closed chat', async ({
  openPhone,
  server,
}) => {
  const her = await ownIds(await personaApi(server, 'woman-premium'))
  const like = { member: 'woman-premium@yoimachi.example', to: 'man@yoimachi.example', as: 'like' }
  await server.control.post('/operator/act', like)
  const page = await openPhone({ persona: 'man', path: `/profile/female?id=${her.id}` })
  const partner = new PartnerPage(page)
  await partner.contact.click()
  await expect(partner.matched).toContainText('最初のメッセージは、お相手から届きます。')
  await expect(partner.matched.getByText('メッセージを送る')).toHaveCount(0)
  await partner.matched.getByRole('button', { name: 'プロフィールを見る' }).click()
  await expect(partner.matched).toHaveCount(0)
  await expect(page).toHaveURL(/\/profile\/female\?id=\d+$/)
})

test('D-22 REC-44 a profile without an action says why', async ({ openPhone, server }) => {
  const she = rowAt(await allRows(await personaApi(server, 'woman'), 2), 3)
  const page = await openPhone({ persona: 'woman', path: `/profile?id=${she.partner_user_id}` })
  await expect(page.getByText('プレミアムプランでは、もう一度選び直せます。')).toBeVisible()
  await expect(page.getByRole('link', { name: 'プランを見る' })).toHaveAttribute('href', '/payment_select')
  const api = await personaApi(server, 'man')
  const { uuid, id } = await ownIds(await personaApi(server, 'woman-premium'))
  await api.post('/api/send_like', { uuid })
  const his = await openPhone({ phone: 'b', persona: 'man', path: `/profile/female?id=${id}` })
  await expect(his.getByText('お相手のお返事をお待ちください。')).toBeVisible()
})

test('SUB-21 his appeal points have a visible title beside his preferences', async ({ openPhone, server }) => {
  const { partner_user_id: id } = rowAt(await allRows(await personaApi(server, 'woman'), 2), 0)
  const page = await openPhone({ persona: 'woman', path: `/profile?id=${id}` })
  const preferences = new PartnerPage(page).section('好みの項目')
  await expect(preferences.getByText('アピールポイント', { exact: true })).toBeVisible()
})

test('SUB-21 SUB-40 SUB-58 a man reads her texts once, under titles that speak of her', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/timeline' })
  const profile = await SubProfilePage.openFirst(page)
  await expect(profile.section('この方の魅力')).toBeVisible()
  await expect(profile.section('理想の過ごし方')).toBeVisible()
  await expect(profile.section('自分の魅力')).toHaveCount(0)
  await expect(profile.section('自己紹介・好みの傾向')).toHaveCount(0)
})

test('API-40 SUB-21 a cut introduction says where the rest can be read, a short one nothing', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman-premium', path: '/timeline' })
  const profile = await SubProfilePage.openFirst(page)
  const uuid = new URL(page.url()).searchParams.get('uuid')
  const introduction = profile.section('自己紹介・好みの傾向')
  const goesOn = page.getByText('自己紹介の続きは、マッチングするとお読みいただけます。')
  for (const [contents, cut] of [
    ['あ'.repeat(60), true],
    ['静かな夜が好きです', false],
  ] as const) {
    await changeResponse(page, '**/api/timeline', (body) => ({
      ...body,
      users: [{ ...body.users[0], uuid, contents }],
    }))
    await page.reload()
    await expect(introduction).toContainText(cut ? `${contents}…` : contents)
    await expect(goesOn).toHaveCount(cut ? 1 : 0)
    await page.unroute('**/api/timeline')
  }
})

test('D-130 SUB-21 of a man whom she has in her list the rest can be read in his profile', async ({
  openPhone,
  server,
}) => {
  const { partner_user_uuid: uuid } = rowAt(await allRows(await personaApi(server, 'woman'), 2), 0)
  const page = await openPhone({ persona: 'woman', path: null })
  await changeResponse(page, '**/api/timeline', (body) => ({
    ...body,
    users: [{ ...body.users[0], uuid, contents: 'あ'.repeat(60) }],
  }))
  await page.goto(`/subprofile?uuid=${uuid}`)
  await expect(page.getByText('自己紹介の続きは、プロフィールでお読みいただけます。')).toBeVisible()
})
