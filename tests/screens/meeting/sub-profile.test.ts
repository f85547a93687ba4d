import type { Page } from '@playwright/test'
import { readApi } from '../../e2e/page-models/member-api.ts'
import { rowsOfBoth, SubProfilePage } from '../../e2e/page-models/sub-profile-page.ts'
import { covers } from '../../support/covers.ts'
import { freeLikesOnly } from '../../support/free-likes-only.ts'
import { holdBack } from '../../support/hold-back.ts'
import type { MockServer } from '../../support/mock-server.ts'
import { personaApi } from '../../support/persona-api.ts'
import { shownFor } from '../../support/shown-for.ts'
import { untilVisible } from '../../support/until-visible.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('SUB-41 SUB-42 SUB-43 SUB-55 D-44 the eleventh profile of a day shows the limit and nothing else, until 3:00', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/timeline' })
  const notice = page.getByText(
    '本日の詳細プロフィール閲覧回数の上限に達しました。閲覧回数は毎日3:00にリセットされます。',
  )
  const { users } = await readApi<{ users: { uuid: string }[] }>(page, '/api/timeline')
  // Nine on another device, the tenth here.
  const elsewhere = await personaApi(server, 'woman')
  for (const { uuid } of users.slice(0, 9)) await elsewhere.post('/api/subprofile', { user: { partner_uuid: uuid } })
  await page.goto(`/subprofile?uuid=${users[9]?.uuid}`)
  await page.getByRole('heading', { name: '基本情報' }).waitFor()
  const eleventh = `/subprofile?uuid=${users[10]?.uuid}`
  await page.goto(eleventh)
  await expect(notice).toBeVisible()
  await expect(page.getByRole('heading', { name: '基本情報' })).toHaveCount(0)
  await page
    .getByRole('button', { name: 'タイムラインへ戻る' })
    .or(page.getByRole('link', { name: 'タイムラインへ戻る' }))
    .click()
  await expect(page.getByText('詳細プロフィール残り0回')).toBeVisible()
  await server.control.post('/clock', { edge: 'next-reset', keepSessions: true })
  await page.goto(eleventh)
  await expect(page.getByRole('heading', { name: '基本情報' })).toBeVisible()
})

test('SUB-63 an unknown profile cannot be shown', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/subprofile?uuid=nobody' })
  await expect(page.getByText('このプロフィールは表示できません。')).toBeVisible()
  await page.getByRole('main').getByText('タイムラインへ').click()
  await page.waitForURL('**/timeline')
})

test('SUB-62 the own detailed profile shows the account and no like', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/timeline' })
  const { uuid, twitter_name } = await readApi<{ uuid: string; twitter_name: string }>(page, '/api/account')
  // The cards of the others have no part in it.
  await holdBack(page, '**/api/timeline')
  await page.goto(`/subprofile?uuid=${uuid}`)
  const profile = new SubProfilePage(page)
  await expect(profile.section('SNSアカウント')).toContainText(twitter_name)
  await expect(profile.likeButton).toHaveCount(0)
  await expect(page.getByText(/^いいね残り/)).toHaveCount(0)
})

/** Replaces fields of every loaded detailed profile. */
async function alterProfile(page: Page, server: MockServer, change: object): Promise<void> {
  await page.route('**/api/subprofile', async (route) => {
    const response = await route.fetch({ url: `${server.url}/api/subprofile` })
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, profile: { ...body.profile, ...change } } })
  })
}

const ofWoman = [
  '口での愛撫（する）',
  '口での愛撫（してもらう）',
  '首への軽い圧迫（してもらう）',
  '拘束（してもらう）',
  'キスマーク・甘噛み（してもらう）',
  '脳イキ（導いてもらう）',
  '言葉責め・ソフト（してもらう）',
  '言葉責め・ハード（してもらう）',
  'スパンキング（してもらう）',
  '潮吹き（導いてもらう）',
  '口での愛撫・深め（する）',
  'コスプレ（着る）',
  'ラブグッズ（使ってもらう）',
]

test('SUB-12 SUB-13 SUB-57 SUB-58 a man reads a woman without height and weight, in her words', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: '/timeline' })
  const profile = await SubProfilePage.openFirst(page)
  for (const label of [...rowsOfBoth, ...ofWoman]) {
    await expect(
      page.getByRole('term').filter({ hasText: new RegExp(`^${label.replaceAll(/[（）]/g, '.')}$`) }),
      label,
    ).toHaveCount(1)
  }
  await expect(page.getByRole('term').filter({ hasText: /^(身長|体重)$/ })).toHaveCount(0)
  await expect(profile.section('理想の過ごし方')).toBeVisible()
})

test('CONST-08 SUB-05 a like is confirmed, counted and stays', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman', path: null })
  await freeLikesOnly(page, server)
  await page.goto('/timeline')
  const profile = await SubProfilePage.openFirst(page)
  const address = page.url()
  const before = Number(/\d+/.exec(await profile.remaining.innerText())?.[0])
  await profile.likeButton.click()
  covers('SUB-44', 'SUB-45', 'SUB-54')
  await expect(profile.dialog).toContainText('いいねを送りました！')
  await profile.dialog.getByRole('button', { name: '閉じる' }).click()
  covers('SUB-46')
  await page.waitForURL('**/timeline')
  await expect(page.getByText(new RegExp(`^いいね残り${before - 1}（`))).toBeVisible()
  await page.goto(address)
  covers('SUB-06', 'SUB-07', 'SUB-53')
  await expect(profile.sentButton).toBeDisabled()
})

test('SUB-44 SHOP-11 D-74 D-77 a like that spends a purchased one can be taken back for five seconds; leaving the page sends it', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: '/timeline' })
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/send_like')) sent += 1
  })
  const profile = await SubProfilePage.openFirst(page)
  await expect(page.getByText(/^購入した分（残り\d+）から先に使われます。$/)).toBeVisible()
  const before = await profile.remaining.innerText()
  await profile.likeButton.click()
  await expect(page.getByText('いいねを送りました', { exact: true })).toBeVisible()
  await profile.undo.click()
  await expect(profile.likeButton).toBeEnabled()
  await expect(profile.remaining).toHaveText(before)
  expect(sent).toBe(0)

  await page.clock.install()
  await profile.likeButton.click()
  await profile.undo.waitFor()
  const call = page.waitForRequest('**/api/send_like')
  await page.clock.runFor(3_000)
  expect(sent).toBe(0)
  await page.clock.runFor(2_000)
  await call
  await expect(profile.sentButton).toBeDisabled()
  await expect(profile.dialog).toHaveCount(0)

  await page.goto('/timeline')
  const other = await SubProfilePage.openFirst(page)
  const address = page.url()
  await other.likeButton.click()
  await other.undo.waitFor()
  const left = page.waitForRequest('**/api/send_like')
  await page.getByRole('button', { name: '戻る' }).click()
  await left
  await page.goto(address)
  await expect(other.sentButton).toBeDisabled()
})

test('SUB-46 the dialog of a like also leads to the timeline by Escape', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman', path: null })
  await freeLikesOnly(page, server)
  await page.goto('/timeline')
  const profile = await SubProfilePage.openFirst(page)
  await profile.likeButton.focus()
  await page.keyboard.press('Enter')
  await profile.dialog.waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL('**/timeline')
})

test('SUB-05 SUB-09 SUB-59 without likes there is no button but the way to the shop', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman', path: '/timeline' })
  const profile = await SubProfilePage.openFirst(page)
  await alterProfile(page, server, { like_remain: 0 })
  await page.reload()
  await expect(
    page.getByRole('button', { name: 'いいねを購入する' }).or(page.getByRole('link', { name: 'いいねを購入する' })),
  ).toBeVisible()
  await expect(profile.likeButton).toHaveCount(0)
})

test('SUB-08 SUB-60 who cannot be liked has a button that is off', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman', path: '/timeline' })
  await SubProfilePage.openFirst(page)
  await alterProfile(page, server, { can_not_liked: true, is_liked: false })
  await page.reload()
  await expect(page.getByRole('button', { name: 'この方にはいいねを送れません' })).toBeDisabled()
})

test('SUB-47 SUB-48 SUB-61 a refused like is taken back and said', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/timeline' })
  const profile = await SubProfilePage.openFirst(page)
  const before = await profile.remaining.innerText()
  await page.route('**/api/send_like', (route) =>
    route.fulfill({ json: { success: false, reason: 'cannot', like_remain: 1 } }),
  )
  await page.clock.install()
  await profile.likeButton.click()
  await page.clock.runFor(5_000)
  const flash = page.getByText('いいねを送れませんでした。')
  await untilVisible(flash)
  await expect(profile.likeButton).toBeEnabled()
  await expect(profile.remaining).toHaveText(before)
  await shownFor(flash, 5_000)
})

test('SUB-49 SUB-50 SUB-51 a failed like is only logged, and what changed on the page stays', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/timeline' })
  const profile = await SubProfilePage.openFirst(page)
  const before = Number(/\d+/.exec(await profile.remaining.innerText())?.[0])
  await page.route('**/api/send_like', (route) => route.fulfill({ status: 500, json: {} }))
  await page.clock.install()
  const logged = page.waitForEvent('console', (message) => message.text().includes('API-43'))
  await profile.likeButton.click()
  await page.clock.runFor(5_000)
  await logged
  await expect(profile.remaining).toHaveText(`いいね残り${before - 1}`)
  await expect(profile.sentButton).toBeDisabled()
  await expect(profile.dialog).toHaveCount(0)
  await page.clock.runFor(1_500)
  await expect(page.getByText('いいねを送れませんでした。')).toHaveCount(0)
})

test('SUB-52 FOOT-20 a profile that is shown gets a footprint; a failure of it is only logged', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/timeline' })
  const { users } = await readApi<{ users: { uuid: string }[] }>(page, '/api/timeline')
  await page.route('**/api/user_footprints', (route) => route.fulfill({ status: 500, json: {} }))
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/user_footprints'),
  )
  const logged = page.waitForEvent('console', (message) => message.text().includes('API-45'))
  await page.goto(`/subprofile?uuid=${users[0]?.uuid}`)
  expect((await asked).postData()).toContain(users[0]?.uuid)
  await logged
  await expect(page.getByRole('heading', { name: '基本情報' })).toBeVisible()
})
