import { expect, type Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { ownIds, personaApi } from '../../support/persona-api.ts'
import { ChatPage } from '../page-models/chat-page.ts'
import { readApi } from '../page-models/member-api.ts'
import { PartnerPage } from '../page-models/partner-page.ts'
import { RecommendationsPage } from '../page-models/recommendations-page.ts'
import { SubProfilePage } from '../page-models/sub-profile-page.ts'

// Two members on separate phones see each other's acts.
const [herPersona, hisPersona] = ['woman-premium', 'man'] as const

test.beforeEach(() => test.slow())

/** Sends a like from a detailed profile. */
async function like(page: Page, uuid: string): Promise<void> {
  await page.goto(`/subprofile?uuid=${uuid}`)
  const profile = new SubProfilePage(page)
  await profile.likeButton.click()
  // A purchased like can be undone; leaving the page sends it (D-74).
  await expect(profile.undo).toBeVisible()
}

async function showsRow(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  await expect(new RecommendationsPage(page).row(name)).toBeVisible()
}

async function nameOf(page: Page): Promise<string> {
  return (await readApi<{ twitter_name: string }>(page, '/api/account')).twitter_name
}

test('REC-13 REC-15 SUB-44 D-24 he likes, she finds him and chooses contact, both talk', async ({
  openPhone,
  server,
}) => {
  const her = await ownIds(await personaApi(server, herPersona))
  const his = await openPhone({ phone: 'b', persona: hisPersona, path: null })
  const hers = await openPhone({ persona: herPersona, path: '/home' })
  const name = await nameOf(hers)
  await like(his, her.uuid)
  await showsRow(his, '/recommends/male?status=send_like', name)
  await hers.goto('/recommends?status=liked')
  await new RecommendationsPage(hers).row('はると').getByRole('link').click()
  const partner = new PartnerPage(hers)
  await partner.contact.click()
  await partner.matched.getByRole('link', { name: 'メッセージを送る' }).click()
  const herChat = new ChatPage(hers)
  await expect(herChat.input).toHaveValue(/^はるとさん、はじめまして。/)
  await his.goto('/recommends/male?status=matching')
  await new RecommendationsPage(his).row(name).getByRole('link').click()
  const hisChat = new ChatPage(his)
  await expect(hisChat.input).toBeDisabled()
  await herChat.send.click()
  await expect(hisChat.log.getByText(/はじめまして。/)).toBeVisible()
  await hisChat.write('こちらこそ、よろしくお願いします。')
  await expect(herChat.bubble('こちらこそ、よろしくお願いします。')).toBeVisible()
})

test('REC-14 REC-107 D-24 she likes, he finds her and chooses contact, both have their match', async ({
  openPhone,
  server,
}) => {
  const him = await ownIds(await personaApi(server, hisPersona))
  const hers = await openPhone({ persona: herPersona, path: '/home' })
  const his = await openPhone({ phone: 'b', persona: hisPersona, path: null })
  const name = await nameOf(hers)
  await like(hers, him.uuid)
  await showsRow(hers, '/recommends?status=send_like', 'はると')
  await his.goto('/recommends/male?status=liked')
  await new RecommendationsPage(his).row(name).getByRole('link').click()
  const partner = new PartnerPage(his)
  await partner.contact.click()
  await expect(partner.matched).toBeVisible()
  await showsRow(hers, '/recommends?status=matching', 'はると')
  await showsRow(his, '/recommends/male?status=matching', name)
})

test('REC-43 REC-69 D-11 a hold and its end, on her phone and on his', async ({ openPhone, server }) => {
  const him = await personaApi(server, hisPersona)
  const her = await ownIds(await personaApi(server, herPersona))
  await him.post('/api/send_like', { uuid: her.uuid })
  const { id } = await ownIds(him)
  const hers = await openPhone({ persona: herPersona, path: `/profile?id=${id}` })
  const his = await openPhone({ phone: 'b', persona: hisPersona, path: '/recommends/male?status=send_like' })
  const name = await nameOf(hers)
  const row = new RecommendationsPage(his).row(name)
  await expect(row).toBeVisible()
  const partner = new PartnerPage(hers)
  await partner.hold.click()
  await expect(hers.getByText(/保留中 ・ あと(7日|6日23時間)/)).toBeVisible()
  await expect(partner.contact).toBeVisible()
  await his.goto('/recommends/male?status=others')
  await expect(row).toContainText('検討中')
  await server.control.post('/clock', { advance: 'P7DT1M', keepSessions: true })
  await hers.reload()
  await expect(hers.getByText('見送り', { exact: true })).toBeVisible()
  await his.goto('/recommends/male?status=others&declined=true')
  await expect(row).toContainText('見送り')
})

test('REC-44 REC-48 D-25 he learns that she passed but not why; with premium she may still choose contact', async ({
  openPhone,
  server,
}) => {
  const him = await personaApi(server, hisPersona)
  const her = await ownIds(await personaApi(server, herPersona))
  await him.post('/api/send_like', { uuid: her.uuid })
  const { id } = await ownIds(him)
  const hers = await openPhone({ persona: herPersona, path: `/profile?id=${id}` })
  const his = await openPhone({ phone: 'b', persona: hisPersona, path: null })
  const name = await nameOf(hers)
  const partner = new PartnerPage(hers)
  await partner.pass.click()
  await partner.reasons.getByRole('radio', { name: 'その他' }).check()
  await partner.reasons.getByRole('textbox', { name: 'その他の理由（50文字以内）' }).fill('遠方のため')
  await partner.reasons.getByRole('button', { name: '見送る' }).click()
  await partner.noMatch.getByRole('button', { name: '閉じる' }).click()
  await hers.waitForURL('**/recommends?status=liked')
  await showsRow(his, '/recommends/male?status=others&declined=true', name)
  const row = new RecommendationsPage(his).row(name)
  await expect(row).toContainText('見送り')
  const list = his.waitForResponse('**/api/recommends/male?**')
  await his.reload()
  expect(await (await list).text()).not.toContain('遠方のため')
  await hers.goto(`/profile?id=${id}`)
  await expect(partner.pass).toHaveCount(0)
  await partner.contact.click()
  await expect(partner.matched).toBeVisible()
  await showsRow(his, '/recommends/male?status=matching', name)
  await new RecommendationsPage(his).row(name).getByRole('link').click()
  await expect(his).toHaveURL(/\/chat\?uuid=/)
})
