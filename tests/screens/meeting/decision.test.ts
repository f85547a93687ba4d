import { PartnerPage } from '../../e2e/page-models/partner-page.ts'
import { RecommendationsPage } from '../../e2e/page-models/recommendations-page.ts'
import { covers } from '../../support/covers.ts'
import { allRows, ownIds, personaApi, rowAt } from '../../support/persona-api.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('REC-44 REC-78 a premium woman may choose contact again where she passed', async ({ openPhone, server }) => {
  const api = await personaApi(server, 'woman-premium')
  const row = rowAt(await allRows(api, 2, 'others'), 3)
  const page = await openPhone({ persona: 'woman-premium', path: `/profile?id=${row.partner_user_id}` })
  const partner = new PartnerPage(page)
  await expect(partner.contact).toBeVisible()
  await expect(partner.pass).toHaveCount(0)
  await partner.contact.click()
  await expect(partner.matched).toBeVisible()
})

test('D-113 REC-61 a decision that fails leads to /login, which says so and leads back', async ({
  openPhone,
  server,
}) => {
  const api = await personaApi(server, 'woman')
  const row = rowAt(await allRows(api, 2, 'others'), 0)
  const page = await openPhone({ persona: 'woman', path: `/profile?id=${row.partner_user_id}` })
  await page.route('**/api/matching_status', (route) => route.fulfill({ status: 403, json: { success: false } }))
  await new PartnerPage(page).contact.click()
  await page.waitForURL('**/login')
  await expect(page.getByText('エラーが発生しました。')).toBeVisible()
  await page.getByRole('link', { name: '続きへ戻る' }).click()
  await expect(new PartnerPage(page).contact).toBeVisible()
})

test('D-113 REC-84 a failed call about a reply leads to /login', async ({ openPhone, server }) => {
  await server.control.put('/variants', { replyStep: 'on' })
  const api = await personaApi(server, 'woman')
  const row = (await allRows(api, 2)).find(({ status_n }) => status_n === 0)
  await api.post('/api/matching_status', { recommend: { id: row?.id, status: 'ok' } })
  await server.control.post('/clock', { advance: 'P1D', keepSessions: true })
  for (const [phone, call, button] of [
    ['a', 'submit_reply', 'お返事があった'],
    ['b', 'noreplied', 'お返事がない'],
  ] as const) {
    const page = await openPhone({ phone, persona: 'woman', path: `/profile?id=${row?.partner_user_id}` })
    await page.route(`**/api/recommend/${call}`, (route) => route.fulfill({ status: 404, json: {} }))
    await page.getByRole('button', { name: button }).click()
    if (call === 'noreplied') await page.getByRole('alertdialog').getByRole('button', { name: '終了する' }).click()
    await page.waitForURL('**/login')
  }
})

test('REC-80 REC-85 the reply step behind its variant', async ({ openPhone, server }) => {
  await server.control.put('/variants', { replyStep: 'on' })
  const api = await personaApi(server, 'woman')
  const undecided = (await allRows(api, 2)).filter(({ status_n }) => status_n === 0 || status_n === 8)
  const [one, two, three] = undecided
  const page = await openPhone({ persona: 'woman', path: `/profile?id=${one?.partner_user_id}` })
  const partner = new PartnerPage(page)
  const missing = page.getByRole('button', { name: 'お返事がない' })
  await partner.contact.click()
  await partner.matched.getByRole('button', { name: '閉じる' }).last().click()
  covers('REC-81')
  // She has not written yet, so nothing is asked for a day.
  await expect(page.getByText('メッセージを送ったあとで、お返事の有無をお知らせいただけます。')).toBeVisible()
  await expect(missing).toHaveCount(0)
  await expect(page.getByText(/あと23時間\d+分で選べます/)).toBeVisible()
  await server.control.post('/clock', { advance: 'P1D', keepSessions: true })
  await page.reload()
  const question = page.getByRole('alertdialog')
  await missing.click()
  await question.getByRole('button', { name: 'キャンセル' }).click()
  await missing.click()
  await question.getByRole('button', { name: '終了する' }).click()
  covers('REC-83')
  await page.waitForURL('**/home')

  await page.goto(`/profile?id=${two?.partner_user_id}`)
  await partner.contact.click()
  await partner.matched.getByRole('button', { name: '閉じる' }).last().click()
  await server.control.post('/clock', { advance: 'P1D', keepSessions: true })
  await page.reload()
  await page.getByRole('button', { name: 'お返事があった' }).click()
  await expect(missing).toHaveCount(0)
  covers('REC-60', 'REC-86')
  await expect(partner.review).toBeVisible()
  const after = await allRows(api, 2)
  expect(after.find(({ id }) => id === one?.id)?.status_n).toBe(3)
  expect(after.find(({ id }) => id === two?.id)?.status_n).toBe(7)

  await page.goto(`/profile?id=${three?.partner_user_id}`)
  await partner.contact.click()
  await partner.matched.getByRole('button', { name: '閉じる' }).last().click()
  await server.control.post('/clock', { advance: 'P1D', keepSessions: true })
  await page.reload()
  await page.getByRole('button', { name: 'お返事はあったが見送る' }).click()
  await question.getByRole('button', { name: '終了する' }).click()
  covers('REC-82')
  await page.waitForURL('**/home')
  const last = (await allRows(api, 2)).find(({ id }) => id === three?.id)
  expect(last?.status_n).toBe(3)
})

test('REC-42 REC-66 a man likes, she chooses contact, they talk', async ({ openPhone, server }) => {
  const him = await personaApi(server, 'man')
  const her = await ownIds(await personaApi(server, 'woman-premium'))
  expect(await him.post('/api/send_like', { uuid: her.uuid })).toMatchObject({ success: true })
  const page = await openPhone({ persona: 'woman-premium', path: '/recommends?status=liked' })
  const list = new RecommendationsPage(page)
  await list.row('はると').getByRole('link').click()
  const partner = new PartnerPage(page)
  await expect(partner.chat).toHaveCount(0)
  const sent = page.waitForRequest('**/api/matching_status')
  const matches = page.waitForResponse('**/api/recommends?*status=matching*')
  await partner.contact.click()
  covers('REC-45')
  expect((await sent).postDataJSON().recommend.status).toBe('ok')
  covers('REC-46', 'REC-47')
  await expect(partner.matched).toBeVisible()
  await expect(partner.matched).toContainText('はるとさんと、つながりました')
  // Both pictures, each of its member.
  const faces = partner.matched.locator('img')
  await expect(faces).toHaveCount(2)
  expect(new Set(await faces.evaluateAll((all) => all.map((face) => face.getAttribute('src')))).size).toBe(2)
  await (await matches).finished()
  await partner.matched.getByRole('button', { name: '閉じる' }).last().click()
  // Her own decision causes no alert.
  await expect(page.getByRole('status', { name: '新着のお知らせ' })).toBeEmpty()
  await expect(partner.contact).toHaveCount(0)
  // A quiet line of the profile, no button beside メッセージを見る.
  covers('D-135')
  await expect(page.getByText('もうお会いになりましたか？')).toBeVisible()
  await expect(partner.review).toHaveAttribute('href', /^\/reviewform\?id=\d+$/)
  await partner.chat.click()
  covers('PROF-28')
  await expect(page).toHaveURL(/\/chat\?uuid=[^&]+&id=\d+$/)
  const [row] = (await allRows(him, 1, 'matching')).filter(({ partner_user_id }) => partner_user_id === her.id)
  covers('PROF-34')
  expect(new URL(page.url()).searchParams.get('uuid')).toBe(row?.recommend.uuid)
})
