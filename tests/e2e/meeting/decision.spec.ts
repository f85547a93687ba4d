import { expect } from '@playwright/test'
import { covers } from '../../support/covers.ts'
import { test } from '../../support/fixtures.ts'
import { allRows, ownIds, personaApi, rowAt } from '../../support/persona-api.ts'
import { ChatPage } from '../page-models/chat-page.ts'
import { HomePage } from '../page-models/home-page.ts'
import { PartnerPage } from '../page-models/partner-page.ts'
import { RecommendationsPage } from '../page-models/recommendations-page.ts'

test('D-27 a woman likes, he chooses contact and waits for her first message', async ({ openPhone, server }) => {
  const her = await personaApi(server, 'woman-premium')
  const him = await ownIds(await personaApi(server, 'man'))
  expect(await her.post('/api/send_like', { uuid: him.uuid })).toMatchObject({ success: true })
  const { id } = await ownIds(her)
  const his = await openPhone({ phone: 'b', persona: 'man', path: `/profile/female?id=${id}` })
  const partner = new PartnerPage(his)
  await partner.contact.click()
  await partner.matched.getByRole('button', { name: '閉じる' }).last().click()
  await partner.chat.click()
  const chat = new ChatPage(his)
  covers('REC-107', 'REC-108')
  covers('REC-109', 'REC-110')
  covers('PROF-51')
  await expect(chat.input).toBeDisabled()
  await expect(his.getByText('お相手からの最初のメッセージをお待ちください。')).toBeVisible()
  // Until then the partner's texts are shown.
  await expect(his.getByRole('log').getByRole('link', { name: 'プロフィールを見る' })).toBeVisible()
  const uuid = new URL(his.url()).searchParams.get('uuid')
  const hers = await openPhone({ persona: 'woman-premium', path: `/chat?uuid=${uuid}` })
  const herChat = new ChatPage(hers)
  covers('GATE-81')
  await expect(herChat.input).toHaveValue(/^はるとさん、はじめまして。.+と申します。/)
  await herChat.send.click()
  await expect(chat.log.getByText(/はじめまして。/)).toBeVisible()
  await expect(chat.input).toBeEnabled()
})

test('REC-111 REC-112 REC-115 REC-117 D-74 he passes without a form, but not without a question', async ({
  openPhone,
  server,
}) => {
  const api = await personaApi(server, 'man')
  const [row] = await allRows(api, 1, 'liked')
  const page = await openPhone({ persona: 'man', path: `/profile/female?id=${row?.partner_user_id}` })
  const partner = new PartnerPage(page)
  let decided = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/matching_status')) decided += 1
  })
  await partner.pass.click()
  await expect(partner.passQuestion).toContainText('あとから元に戻すことはできません。')
  await partner.passQuestion.getByRole('button', { name: '戻る' }).click()
  await expect(partner.passQuestion).toHaveCount(0)
  expect(decided).toBe(0)
  const sent = page.waitForRequest('**/api/matching_status')
  await partner.pass.click()
  await partner.passQuestion.getByRole('button', { name: '見送る', exact: true }).click()
  expect((await sent).postDataJSON().recommend).toMatchObject({ status: 'ng', ng_reason: '' })
  await page.waitForURL('**/recommends/male?status=liked')
  await expect(new RecommendationsPage(page).rows.filter({ hasText: row?.twitter_name ?? '' })).toHaveCount(0)
})

test('D-11 D-71 REC-68 REC-69 a hold shows the rest of its week, amber on the last day, and then ends', async ({
  openPhone,
  server,
}) => {
  test.slow()
  const api = await personaApi(server, 'woman')
  const row = rowAt(await allRows(api, 2, 'others'), 0)
  const page = await openPhone({ persona: 'woman', path: `/profile?id=${row.partner_user_id}` })
  const partner = new PartnerPage(page)
  const promise = page.getByText(/7日後に自動で/)
  await expect(promise).toHaveText('保留すると7日後に自動で見送りになります')
  await partner.hold.click()
  await expect(page.getByText(/保留中 ・ あと(7日|6日23時間)/)).toBeVisible()
  await expect(partner.hold).toHaveCount(0)
  await expect(promise).toHaveCount(0)
  covers('REC-41', 'REC-43', 'REC-67')
  await expect(partner.contact).toBeVisible()
  await page.goto('/home')
  await new HomePage(page).closeDialogs()
  await page.waitForLoadState('networkidle')
  const ending = page.getByRole('region', { name: 'もうすぐ期限の方' })
  await expect(ending.getByRole('link', { name: row.twitter_name })).toHaveCount(0)
  await page.goto(`/profile?id=${row.partner_user_id}`)
  await server.control.post('/clock', { advance: 'P6DT23H', keepSessions: true })
  await page.reload()
  await expect(page.getByText(/保留中 ・ あと(1時間|\d+分)/)).toBeVisible()
  const amber = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'))
    probe.className = 'text-lantern-ink'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
  await page.goto('/recommends?status=others')
  const line = page.getByRole('main').getByText(/あと(1時間|\d+分)/)
  await expect(line).toHaveCSS('color', amber)
  await page.goto('/home')
  await new HomePage(page).closeDialogs()
  await expect(ending.getByText(/保留 あと(1時間|\d+分)/)).toHaveCSS('color', amber)
  await ending.getByRole('link', { name: row.twitter_name }).click()
  await expect(page.getByText(/保留中 ・ あと(1時間|\d+分)/)).toBeVisible()
  await server.control.post('/clock', { advance: 'PT1H1M', keepSessions: true })
  await page.reload()
  await expect(page.getByText('見送り', { exact: true })).toBeVisible()
  await expect(partner.contact).toHaveCount(0)
})
