import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { covers } from '../../support/covers.ts'
import { test } from '../../support/fixtures.ts'
import { freeLikesOnly } from '../../support/free-likes-only.ts'
import { holdBack } from '../../support/hold-back.ts'
import type { MockServer } from '../../support/mock-server.ts'
import { shownFor } from '../../support/shown-for.ts'
import { watchShifts } from '../../support/watch-shifts.ts'
import { readApi } from '../page-models/member-api.ts'
import { SubProfilePage } from '../page-models/sub-profile-page.ts'
import { TimelinePage } from '../page-models/timeline-page.ts'

/** Replaces fields of every loaded detailed profile. */
async function alterProfile(page: Page, server: MockServer, change: object): Promise<void> {
  await page.route('**/api/subprofile', async (route) => {
    const response = await route.fetch({ url: `${server.url}/api/subprofile` })
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, profile: { ...body.profile, ...change } } })
  })
}

const shared = [
  '年齢',
  'エリア',
  '体型',
  '動画撮影',
  '会う前のメッセージ',
  '会う前の通話',
  '会う前の写真交換',
  '会う前の連絡先交換',
  '都合のよい時間帯',
  'アナル',
  '屋外（人目のない私的な場所）',
  '複数人',
  'Sの度合い',
  'Mの度合い',
]
const ofMan = [
  '口での愛撫（する）',
  '口での愛撫（してもらう）',
  '首への軽い圧迫（する）',
  '拘束（する）',
  'キスマーク・甘噛み（する）',
  '脳イキ（導く）',
  '言葉責め・ソフト（する）',
  '言葉責め・ハード（する）',
  'スパンキング（する）',
  '潮吹き（導く）',
  '口での愛撫・深め（してもらう）',
  'コスプレ（着てもらう）',
  'ラブグッズ（使う）',
]
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

test('SUB-01 SUB-04 SUB-21 SUB-57 SUB-58 a woman reads every field of a man', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/timeline' })
  const told = page.waitForResponse('**/api/subprofile')
  const profile = await SubProfilePage.openFirst(page)
  const { profile: man } = (await (await told).json()) as { profile: { appear_points: string[] } }
  for (const label of [...shared, ...ofMan, '身長', '体重']) {
    await expect(
      page.getByRole('term').filter({ hasText: new RegExp(`^${label.replaceAll(/[（）]/g, '.')}$`) }),
      label,
    ).toHaveCount(1)
  }
  await expect(profile.section('アピールポイント').getByRole('listitem')).toHaveText(man.appear_points)
  expect(man.appear_points.length).toBeGreaterThan(0)
  await expect(profile.section('経験人数')).toBeVisible()
  await expect(page.getByRole('main').locator('img').first()).toBeVisible()
  const uuid = new URL(page.url()).searchParams.get('uuid')
  await page.getByRole('link', { name: '運営局に通報・相談する' }).click()
  await expect(page.getByRole('textbox', { name: 'メッセージを入力' })).toHaveValue(
    `【通報・相談】お相手について（番号：${uuid}）\n内容：`,
  )
})

test('SUB-03 the profile is loading first, then shown, in one piece', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/timeline' })
  const address = (await new TimelinePage(page).addresses())[0] ?? ''
  const answerProfile = await holdBack(page, '**/api/subprofile')
  // It contains the card's quote above the facts.
  const answerTimeline = await holdBack(page, '**/api/timeline')
  const shifted = await watchShifts(page)
  await page.goto(address)
  const loading = page.getByRole('main').getByText('読み込み中です')
  await expect(loading).toHaveCount(1)
  const read = page.waitForResponse('**/api/subprofile')
  answerProfile()
  await read
  await expect(page.getByRole('heading', { name: '基本情報' })).toHaveCount(0)
  answerTimeline()
  await expect(page.getByRole('heading', { name: '基本情報' })).toBeVisible()
  await expect(loading).toHaveCount(0)
  expect(await shifted()).toBeLessThanOrEqual(0.02)
})

test('SUB-12 SUB-13 SUB-57 SUB-58 a man reads a woman without height and weight, in her words', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: '/timeline' })
  const profile = await SubProfilePage.openFirst(page)
  for (const label of [...shared, ...ofWoman]) {
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
  await flash.waitFor()
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
