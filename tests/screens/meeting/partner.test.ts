import { preferences } from '../../../src/contract/enums/preferences.ts'
import { PartnerPage } from '../../e2e/page-models/partner-page.ts'
import { changeResponse } from '../../support/change-response.ts'
import { covers } from '../../support/covers.ts'
import { allRows, personaApi, rowAt } from '../../support/persona-api.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('PROF-01 PROF-03 what she reads about him', async ({ openPhone, server }) => {
  const api = await personaApi(server, 'woman')
  const row = rowAt(await allRows(api, 2, 'others'), 0)
  const { profile } = await api.post<{ profile: Record<string, unknown> }>('/api/profile', {
    user: { partner_id: row.partner_user_id },
  })
  const page = await openPhone({ persona: 'woman', path: `/profile?id=${row.partner_user_id}` })
  const partner = new PartnerPage(page)
  covers('PROF-11')
  await expect(page.getByRole('heading', { level: 1, name: row.twitter_name })).toBeVisible()

  const points = profile.appear_points as string[]
  expect(points.length).toBeGreaterThan(0)
  covers('PROF-24')
  await expect(page.getByRole('list', { name: 'アピールポイント' }).getByRole('listitem')).toHaveText(points)
  const basics = partner.section('基本情報')
  for (const key of ['height', 'weight', 'body_type', 'takemovie', 'sexual_experience']) {
    await expect(basics, key).toContainText(String(profile[key]) || '未設定')
  }
  await expect(basics).toContainText(`${Number(profile.age)}歳`)
  await expect(basics).toContainText((profile.area as string[]).join('・'))
  const before = partner.section('会う前のご希望')
  for (const key of ['your_pre_dm', 'your_pre_tel', 'your_pre_photo', 'your_pre_contact']) {
    await expect(before, key).toContainText(String(profile[key]) || '未設定')
  }
  await expect(before).toContainText((profile.your_freetimes as string[]).join('・') || '未設定')
  covers('PROF-26')
  await expect(partner.section('自己紹介・好みの傾向')).toContainText(
    String(profile.propensity).split('\n')[0] || '自己紹介はまだありません。',
  )
  // What agrees and what conflicts comes first; the rest is folded.
  const labels = await partner.section('好みの項目').locator('dt').allTextContents()
  expect(labels).toHaveLength(18)
  expect(labels).toEqual(
    expect.arrayContaining(['口での愛撫（してもらう）', 'ラブグッズ（使う）', 'Sの度合い', 'Mの度合い']),
  )
  await page.getByRole('button', { name: '戻る' }).click()
  covers('PROF-30', 'PROF-35')
  await page.waitForURL('**/recommends')
})

test('PROF-25 what he has not answered can neither agree nor conflict, so all of it is folded', async ({
  openPhone,
  server,
}) => {
  const row = rowAt(await allRows(await personaApi(server, 'woman'), 2, 'others'), 0)
  const page = await openPhone({ persona: 'woman', path: null })
  const unanswered = Object.fromEntries(
    [...preferences.map(({ name }) => name), 'your_sadism', 'your_masochism'].map((name) => [name, '']),
  )
  let answers = {}
  await changeResponse(page, '**/api/profile', (body) => ({ ...body, profile: { ...body.profile, ...answers } }))
  const section = new PartnerPage(page).section('好みの項目')
  await page.goto(`/profile?id=${row.partner_user_id}`)
  await expect(section.getByText(/^ほかの\d+項目を見る$/)).toBeVisible()
  answers = unanswered
  await page.reload()
  await expect(section.getByText('18項目を見る', { exact: true })).toBeVisible()
  await expect(section.getByText(/合う項目|お二人の希望が合っています|希望が分かれています/)).toHaveCount(0)
})

test('PROF-33 a refused profile call leads to /login', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman' })
  await page.route('**/api/profile', (route) => route.fulfill({ status: 404, json: { success: false, msg: '' } }))
  await page.goto('/profile?id=1')
  await page.waitForURL('**/login')
})

test('REC-114 PROF-53 where he has nothing to see he goes home', async ({ openPhone, server }) => {
  const api = await personaApi(server, 'man')
  const row = rowAt(await allRows(api, 1, 'others'), 3)
  const page = await openPhone({ persona: 'man', path: `/profile/female?id=${row.partner_user_id}` })
  await page.waitForURL('**/home')
})

test('PROF-32 what she can do with him follows the status of the pairing', async ({ openPhone, server }) => {
  const row = rowAt(await allRows(await personaApi(server, 'woman'), 2, 'others'), 0)
  const page = await openPhone({ persona: 'woman', path: null })
  const partner = new PartnerPage(page)
  const pairing = { status_n: 0, is_reviewable: false, last_message: 'こんばんは。' }
  await changeResponse(page, '**/api/profile', (body) => ({ ...body, recommend: { ...body.recommend, ...pairing } }))
  for (const [status, reviewable, shown] of [
    [0, false, [partner.contact, partner.pass, partner.hold]],
    [6, false, [partner.contact, partner.pass]],
    [3, false, []],
    [2, true, [partner.chat, partner.review, partner.block]],
    // Matched, but she has not written first yet.
    [4, false, [partner.chat, partner.block]],
  ] as const) {
    Object.assign(pairing, { status_n: status, is_reviewable: reviewable })
    await page.goto(`/profile?id=${row.partner_user_id}`)
    await expect(partner.report).toBeVisible()
    for (const control of ['contact', 'pass', 'hold', 'chat', 'review', 'block'] as const) {
      const wanted = shown.some((one) => one === partner[control]) ? 1 : 0
      await expect(partner[control], `${control} at ${status}`).toHaveCount(wanted)
    }
    await expect(page.getByText(/^保留中 ・ あと/), `hold at ${status}`).toHaveCount(status === 6 ? 1 : 0)
    if (status !== 2) continue
    covers('PROF-29')
    await expect(partner.review).toHaveAttribute('href', /^\/reviewform\?id=\d+$/)
  }
})

test('PROF-12 PROF-36 the social links open elsewhere, an empty id has none', async ({ openPhone, server }) => {
  const api = await personaApi(server, 'woman')
  const row = rowAt(await allRows(api, 2, 'others'), 0)
  const page = await openPhone({ persona: 'woman' })
  const ids = { twitterid: 'haruto_x', instagram: 'haru.to', tiktok: 'haru_tok' }
  await changeResponse(page, '**/api/profile', (body) => ({ ...body, profile: { ...body.profile, ...ids } }))
  await page.goto(`/profile?id=${row.partner_user_id}`)
  const links = new PartnerPage(page).section('SNSアカウント').getByRole('link')
  const addresses = [
    'https://twitter.com/haruto_x',
    'https://www.instagram.com/haru.to/',
    'https://www.tiktok.com/@haru_tok',
  ]
  await expect(links).toHaveCount(3)
  for (const [index, address] of addresses.entries()) await expect(links.nth(index)).toHaveAttribute('href', address)
  await expect(links.first()).toHaveAttribute('target', '_blank')
  await expect(links.first()).toHaveAttribute('rel', /noreferrer/)
  ids.instagram = ''
  await page.reload()
  await expect(links).toHaveCount(2)
})
