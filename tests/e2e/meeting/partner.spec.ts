import { expect } from '@playwright/test'
import { covers } from '../../support/covers.ts'
import { test } from '../../support/fixtures.ts'
import { allRows, personaApi, rowAt } from '../../support/persona-api.ts'
import { PartnerPage } from '../page-models/partner-page.ts'

test('PROF-07 PROF-08 PROF-09 PROF-10 his photos: one a page, at most 390 px wide, and only a press turns them', async ({
  openPhone,
  server,
}) => {
  const row = rowAt(await allRows(await personaApi(server, 'woman'), 2, 'others'), 0)
  const page = await openPhone({ persona: 'woman', path: null })
  await page.clock.install()
  await page.goto(`/profile?id=${row.partner_user_id}`)
  const { photos } = new PartnerPage(page)
  const slides = photos.getByRole('group', { includeHidden: true })
  await expect(photos.getByRole('img').first()).toBeVisible()
  for (const width of [360, 390, 700]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(async () => (await slides.first().boundingBox())?.width).toBe(Math.min(width, 390))
  }
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await slides.count()).toBeGreaterThan(1)
  await expect(slides.nth(1)).not.toBeInViewport()
  // Longer than the interval of an autoplay carousel.
  await page.clock.runFor(6_000)
  await expect(photos.getByRole('button', { name: '1枚目' })).toHaveAttribute('aria-current', 'true')
  await expect(photos.getByRole('button', { name: '前の写真' })).toBeDisabled()
  await photos.getByRole('button', { name: '次の写真' }).click()
  await expect(photos.getByRole('button', { name: '2枚目' })).toHaveAttribute('aria-current', 'true')
  await expect(slides.first()).not.toBeInViewport()
})

test('PROF-04 PROF-05 PROF-06 placeholders are skipped and a broken photo falls back', async ({
  openPhone,
  server,
}) => {
  const api = await personaApi(server, 'woman')
  const row = rowAt(await allRows(api, 2, 'others'), 0)
  const page = await openPhone({ persona: 'woman' })
  await page.route('**/api/profile', async (route) => {
    const response = await route.fetch({ url: `${server.url}/api/profile` })
    const body = await response.json()
    const none = `${server.url}/images/fallback/default.png`
    const photos = { profile1: `${server.phone('a')}/no/such.jpg`, profile2: none, profile3: none }
    await route.fulfill({ response, json: { ...body, profile: { ...body.profile, ...photos } } })
  })
  await page.goto(`/profile?id=${row.partner_user_id}`)
  const partner = new PartnerPage(page)
  await expect(partner.photos.getByRole('img')).toHaveAttribute('src', /\/images\/fallback\/social\.png$/)
  await expect(partner.photos.getByRole('group', { includeHidden: true })).toHaveCount(1)
})

test('PROF-39 PROF-40 PROF-55 what he reads about her', async ({ openPhone, server }) => {
  const api = await personaApi(server, 'man')
  const [row] = await allRows(api, 1, 'liked')
  const { profile } = await api.post<{ profile: Record<string, unknown> }>('/api/profile/female', {
    user: { partner_id: row?.partner_user_id },
  })
  const page = await openPhone({ persona: 'man', path: null })
  // Three photos, whatever the seed gave her.
  const photos = [1, 2, 3].map((number) => `${server.phone('b')}/images/samples/0${number}.jpg`)
  await page.route('**/api/profile/female', async (route) => {
    const response = await route.fetch({ url: `${server.url}/api/profile/female` })
    const body = await response.json()
    const [profile1, profile2, profile3] = photos
    const three = { ...body.profile, profile1, profile2, profile3 }
    await route.fulfill({ response, json: { ...body, profile: three } })
  })
  await page.goto(`/profile/female?id=${row?.partner_user_id}`)
  const partner = new PartnerPage(page)
  await expect(page.getByRole('heading', { level: 1, name: row?.twitter_name ?? '' })).toBeVisible()
  const wide = await partner.photos.boundingBox()
  covers('PROF-42')
  expect(wide?.width).toBe(390)
  await expect(partner.photos.getByRole('group', { includeHidden: true })).toHaveCount(3)
  await partner.photos.getByRole('button', { name: '次の写真' }).click()
  await expect(partner.photos.getByRole('button', { name: '2枚目' })).toHaveAttribute('aria-current', 'true')
  covers('PROF-49')
  await expect(partner.section('この方の魅力')).toBeVisible()
  covers('PROF-50')
  await expect(partner.section('理想の過ごし方')).toBeVisible()
  await expect(partner.section('会う前のご希望').getByRole('term')).toHaveText([
    '会う前のメッセージ',
    '会う前の通話',
    '会う前の写真交換',
    '会う前の連絡先交換',
  ])
  const basics = partner.section('基本情報')
  await expect(basics.getByRole('term')).toHaveText(['年齢', 'エリア', '体型', '動画撮影'])
  await expect(basics.getByRole('definition')).toHaveText([
    `${Number(profile.age)}歳`,
    (profile.area as string[]).join('・'),
    String(profile.body_type) || '未設定',
    String(profile.takemovie) || '未設定',
  ])
  const preferences = partner.section('好みの項目')
  await expect(preferences.locator('dt')).toHaveCount(18)
  for (const key of ['your_blow_job', 'your_cosplay', 'your_sextoy', 'your_sadism', 'your_masochism']) {
    await expect(preferences, key).toContainText(String(profile[key]) || '未設定')
  }
  await expect(partner.section('SNSアカウント')).toHaveCount(0)
  await expect(partner.contact).toBeVisible()
  await page.getByRole('button', { name: '戻る' }).click()
  covers('PROF-56')
  await page.waitForURL('**/recommends/male')
})
