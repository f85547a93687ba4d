import { readApi } from '../../e2e/page-models/member-api.ts'
import { rowsOfBoth, SubProfilePage } from '../../e2e/page-models/sub-profile-page.ts'
import { holdBack } from '../../support/hold-back.ts'
import { personaApi } from '../../support/persona-api.ts'
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
  // The row is not named like its card.
  await expect(profile.section('SNSアカウント').getByText('SNSアカウント')).toHaveCount(1)
  await expect(profile.likeButton).toHaveCount(0)
  await expect(page.getByText(/^いいね残り/)).toHaveCount(0)
})

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
