import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { holdBack } from '../../support/hold-back.ts'
import { personaApi } from '../../support/persona-api.ts'
import { watchShifts } from '../../support/watch-shifts.ts'
import { rowsOfBoth, SubProfilePage } from '../page-models/sub-profile-page.ts'
import { TimelinePage } from '../page-models/timeline-page.ts'

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

test('SUB-01 SUB-04 SUB-21 SUB-57 SUB-58 a woman reads every field of a man', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman', path: '/timeline' })
  const profile = await SubProfilePage.openFirst(page)
  const uuid = new URL(page.url()).searchParams.get('uuid')
  const api = await personaApi(server, 'woman')
  const { profile: man } = await api.post<{ profile: { appear_points: string[] } }>('/api/subprofile', {
    user: { partner_uuid: uuid },
  })
  for (const label of [...rowsOfBoth, ...ofMan, '身長', '体重']) {
    await expect(
      page.getByRole('term').filter({ hasText: new RegExp(`^${label.replaceAll(/[（）]/g, '.')}$`) }),
      label,
    ).toHaveCount(1)
  }
  await expect(profile.section('アピールポイント').getByRole('listitem')).toHaveText(man.appear_points)
  expect(man.appear_points.length).toBeGreaterThan(0)
  await expect(profile.section('経験人数')).toBeVisible()
  await expect(page.getByRole('main').locator('img').first()).toBeVisible()
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

test('D-74 a double tap on いいねを送る does not take the like back', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/timeline' })
  const profile = await SubProfilePage.openFirst(page)
  const box = await profile.likeButton.boundingBox()
  if (!box) throw new Error('Failed to find the button: it has no box.')
  await page.mouse.dblclick(box.x + box.width - 40, box.y + box.height / 2, { delay: 60 })
  await expect(profile.undo).toBeEnabled()
  await expect(profile.likeButton).toHaveCount(0)
})
