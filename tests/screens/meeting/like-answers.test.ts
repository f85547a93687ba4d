import { SubProfilePage } from '../../e2e/page-models/sub-profile-page.ts'
import { changeResponse } from '../../support/change-response.ts'
import { freeLikesOnly } from '../../support/free-likes-only.ts'
import { allRows, personaApi, rowAt } from '../../support/persona-api.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const detail = (uuid: string) => `/subprofile?uuid=${uuid}`

test('D-130 a detailed profile leads to the answer that is due instead of a like', async ({ openPhone, server }) => {
  const like = { member: 'woman-premium@yoimachi.example', to: 'man@yoimachi.example', as: 'like' }
  await server.control.post('/operator/act', like)
  const due = [
    ['man', 1, 'liked', 9, 'いいねが届いています', '/profile/female'],
    ['woman', 2, 'liked', 8, 'いいねが届いています', '/profile'],
    ['woman', 2, 'others', 0, 'ご紹介した方です', '/profile'],
    ['woman', 2, 'others', 6, '保留中の方です', '/profile'],
  ] as const
  for (const [persona, sex, status, statusN, text, path] of due) {
    const { partner_user_uuid: uuid } = rowAt(await allRows(await personaApi(server, persona), sex, status), statusN)
    const page = await openPhone({ phone: sex === 1 ? 'b' : 'a', persona, path: detail(uuid) })
    await expect(page.getByText(text)).toBeVisible()
    await expect(page.getByRole('button', { name: /いいね/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'お返事を選ぶ' }).click()
    await expect(page).toHaveURL((url) => url.pathname === path && url.searchParams.get('id') === uuid)
    await expect(page.getByRole('button', { name: '連絡を取る' })).toBeVisible()
  }
})

test('D-130 a match and a past pairing say so; her profile of him stays one press away', async ({
  openPhone,
  server,
}) => {
  const rows = await allRows(await personaApi(server, 'woman'), 2)
  const uuidAt = (statusN: number) => rowAt(rows, statusN).partner_user_uuid
  const page = await openPhone({ persona: 'woman', path: detail(uuidAt(1)) })
  await expect(page.getByText('この方とマッチングしています')).toBeVisible()
  await expect(page.getByRole('link', { name: 'プロフィールを見る' })).toHaveAttribute(
    'href',
    `/profile?id=${uuidAt(1)}`,
  )
  await page.goto(detail(uuidAt(3)))
  await expect(page.getByRole('button', { name: 'この方にはいいねを送れません' })).toBeDisabled()
  const toProfile = { name: 'プロフィール', exact: true }
  await expect(page.getByRole('main').getByRole('link', toProfile)).toHaveAttribute('href', `/profile?id=${uuidAt(3)}`)
  const his = rowAt(await allRows(await personaApi(server, 'man'), 1, 'others'), 3)
  const other = await openPhone({ phone: 'b', persona: 'man', path: detail(his.partner_user_uuid) })
  await expect(other.getByRole('button', { name: 'この方にはいいねを送れません' })).toBeDisabled()
  // His profile of her would lead home without a word.
  await expect(other.getByRole('main').getByRole('link', toProfile)).toHaveCount(0)
})

test('API-43 D-130 a like that became an answer elsewhere stays unspent and leads there', async ({
  openPhone,
  server,
}) => {
  const [row] = await allRows(await personaApi(server, 'woman'), 2, 'liked')
  const page = await openPhone({ persona: 'woman', path: null })
  await freeLikesOnly(page, server)
  await changeResponse(page, '**/api/subprofile', (body) => ({
    ...body,
    profile: { ...body.profile, can_not_liked: false, status_n: undefined },
  }))
  await page.goto(detail(row!.partner_user_uuid))
  const profile = new SubProfilePage(page)
  const before = await profile.remaining.innerText()
  await profile.likeButton.click()
  await expect(page).toHaveURL((url) => url.pathname === '/profile')
  await expect(page.getByText('いいねの代わりに、お返事を選べます。')).toBeVisible()
  await expect(page.getByRole('button', { name: '連絡を取る' })).toBeVisible()
  await page.goto('/footprints')
  await expect(page.getByText(/^いいね残り\d+$/)).toHaveText(before)
})

test('FOOT-10 FOOT-18 D-130 visitors show where they stand, and hearts are off where an answer is due', async ({
  openPhone,
  server,
}) => {
  const rows = await allRows(await personaApi(server, 'woman'), 2)
  const wanted = [
    [8, '届いたいいね', /へのお返事をプロフィールで選べます$/],
    [0, 'レコメンド', /へのお返事をプロフィールで選べます$/],
    [6, '保留中', /へのお返事をプロフィールで選べます$/],
    [1, 'マッチング', 'いいねを送れません'],
    [3, null, 'いいねを送れません'],
  ] as const
  for (const [statusN] of wanted) {
    const visit = { member: rowAt(rows, statusN).partner_user_id, to: 'woman@yoimachi.example', as: 'footprint' }
    await server.control.post('/operator/act', visit)
  }
  const page = await openPhone({ persona: 'woman', path: '/footprints' })
  for (const [statusN, mark, label] of wanted) {
    const row = rowAt(rows, statusN)
    const item = page.getByRole('listitem').filter({ hasText: row.twitter_name }).first()
    if (mark !== null) await expect(item).toContainText(mark)
    await expect(item.getByRole('button', { name: label })).toBeDisabled()
    await expect(item.getByRole('link')).toHaveAttribute('href', `/profile?id=${row.partner_user_id}`)
  }
})

test('D-130 his like to a woman who has him to decide on stands in her list and on his profile', async ({
  openPhone,
  server,
}) => {
  const row = rowAt(await allRows(await personaApi(server, 'woman'), 2, 'others'), 0)
  const page = await openPhone({ persona: 'woman', path: '/recommends?status=others' })
  const item = page.getByRole('listitem').filter({ hasText: row.twitter_name })
  await expect(item).toContainText('レコメンド')
  await expect(item).not.toContainText('届いたいいね')
  await server.control.post('/operator/act', { member: row.partner_user_id, to: 'woman@yoimachi.example', as: 'like' })
  await page.reload()
  await expect(item).toContainText('届いたいいね')
  await item.getByRole('link').click()
  await expect(page.getByText('いいねが届いています')).toBeVisible()
})

test('API-29 REC-21 a list asks for no profile: its rows carry age, area and the first sentence', async ({
  openPhone,
  server,
}) => {
  const rows = await allRows(await personaApi(server, 'woman'), 2, 'others')
  const { age, area, twitter_name } = rowAt(rows, 0)
  const page = await openPhone({ persona: 'woman', path: null })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/recommends?status=others')
  const item = page.getByRole('listitem').filter({ hasText: twitter_name })
  await expect(item).toContainText(`${age}歳・${area[0]}`)
  expect(asked).not.toContain('/api/profile')
})
