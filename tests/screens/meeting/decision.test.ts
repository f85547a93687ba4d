import { PartnerPage } from '../../e2e/page-models/partner-page.ts'
import { RecommendationsPage } from '../../e2e/page-models/recommendations-page.ts'
import { covers } from '../../support/covers.ts'
import { allRows, ownIds, personaApi, rowAt } from '../../support/persona-api.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('REC-48 she passes with each of the five reasons', async ({ openPhone, server }) => {
  const api = await personaApi(server, 'woman')
  const all = await allRows(api, 2)
  const undecided = all.filter(({ status_n }) => [0, 6, 8].includes(status_n))
  const page = await openPhone({ persona: 'woman', path: null })
  const partner = new PartnerPage(page)
  const reasons = [
    ['タイプではない（雰囲気・好み）', 'タイプではない（雰囲気・好み）'],
    ['体型（身長・体重）', 'NG体型：痩せ型、マッチョ 身長下限：165cm'],
    ['アカウントに不安がある', 'アカウントに不安がある'],
    ['好みが合わない', '好みが合わない'],
    ['その他', '遠方のため'],
  ] as const
  expect(undecided.length).toBeGreaterThanOrEqual(reasons.length)
  for (const [index, [reason, text]] of reasons.entries()) {
    const row = undecided[index]
    await page.goto(`/profile?id=${row?.partner_user_id}`)
    await partner.pass.click()
    const submit = partner.reasons.getByRole('button', { name: '見送る' })
    covers('REC-87', 'REC-106')
    await expect(submit).toBeDisabled()
    await partner.reasons.getByRole('radio', { name: reason }).check()
    if (reason === '体型（身長・体重）') {
      covers('REC-95')
      await expect(submit).toBeDisabled()
      await partner.reasons.getByText('痩せ型', { exact: true }).click()
      await partner.reasons.getByText('マッチョ', { exact: true }).click()
      await partner.reasons.getByText('165cm', { exact: true }).click()
    }
    if (reason === 'その他') {
      await expect(submit).toBeDisabled()
      const other = partner.reasons.getByRole('textbox', { name: 'その他の理由（50文字以内）' })
      await other.fill(' 　')
      covers('REC-96')
      covers('REC-98')
      await expect(submit).toBeDisabled()
      covers('REC-97')
      await expect(other).toHaveAttribute('maxlength', '50')
      await other.fill(text)
    }
    if (reason === 'アカウントに不安がある') {
      covers('REC-102')
      await expect(partner.reasons.getByText('投稿内容や写真に不安を感じた場合にお選びください')).toBeVisible()
    }
    const sent = page.waitForRequest('**/api/matching_status')
    await submit.click()
    covers('REC-88', 'REC-89', 'REC-90', 'REC-91', 'REC-92')
    covers('REC-93', 'REC-94')
    covers('REC-49', 'REC-99', 'REC-104')
    expect((await sent).postDataJSON().recommend).toMatchObject({ status: 'ng', ng_reason: text })
    await partner.noMatch.getByRole('button', { name: '閉じる' }).click()
    covers('REC-52', 'REC-53')
    covers('REC-51', 'REC-65')
    await expect(page).toHaveURL((url) =>
      row?.status_n === 8 ? `${url.pathname}${url.search}` === '/recommends?status=liked' : url.pathname === '/home',
    )
    const [now] = (await allRows(api, 2)).filter(({ id }) => id === row?.id)
    covers('REC-50')
    expect(now?.status_n).toBe(3)
  }
})

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

test('REC-61 a refused decision leads to /login', async ({ openPhone, server }) => {
  const api = await personaApi(server, 'woman')
  const row = rowAt(await allRows(api, 2, 'others'), 0)
  const page = await openPhone({ persona: 'woman', path: `/profile?id=${row.partner_user_id}` })
  await page.route('**/api/matching_status', (route) => route.fulfill({ status: 422, json: { success: false } }))
  await new PartnerPage(page).contact.click()
  await page.waitForURL('**/login')
})

test('REC-84 an unknown and a missing reply lead to /login', async ({ openPhone, server }) => {
  await server.control.put('/variants', { replyStep: 'on' })
  const api = await personaApi(server, 'woman')
  const row = (await allRows(api, 2)).find(({ status_n }) => status_n === 0)
  await api.post('/api/matching_status', { recommend: { id: row?.id, status: 'ok' } })
  await server.control.post('/clock', { advance: 'P1D', keepSessions: true })
  for (const [phone, call, button] of [
    ['a', 'submit_reply', '返信がありました'],
    ['b', 'noreplied', '返信がありません'],
  ] as const) {
    const page = await openPhone({ phone, persona: 'woman', path: `/profile?id=${row?.partner_user_id}` })
    await page.route(`**/api/recommend/${call}`, (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: button }).click()
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
  const missing = page.getByRole('button', { name: '返信がありません' })
  await partner.contact.click()
  await partner.matched.getByRole('button', { name: '閉じる' }).last().click()
  covers('REC-81')
  await expect(missing).toBeDisabled()
  await expect(page.getByText(/あと23時間\d+分で選べます/)).toBeVisible()
  await server.control.post('/clock', { advance: 'P1D', keepSessions: true })
  await page.reload()
  await missing.click()
  covers('REC-83')
  await page.waitForURL('**/home')

  await page.goto(`/profile?id=${two?.partner_user_id}`)
  await partner.contact.click()
  await partner.matched.getByRole('button', { name: '閉じる' }).last().click()
  await page.getByRole('button', { name: '返信がありました' }).click()
  await expect(missing).toHaveCount(0)
  covers('REC-60', 'REC-86')
  await expect(partner.review).toBeVisible()
  const after = await allRows(api, 2)
  expect(after.find(({ id }) => id === one?.id)?.status_n).toBe(3)
  expect(after.find(({ id }) => id === two?.id)?.status_n).toBe(7)

  await page.goto(`/profile?id=${three?.partner_user_id}`)
  await partner.contact.click()
  await partner.matched.getByRole('button', { name: '閉じる' }).last().click()
  await page.getByRole('button', { name: 'お返事を受けて見送る' }).click()
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
  covers('D-103')
  await expect(partner.review).toHaveCount(0)
  await partner.chat.click()
  covers('PROF-28')
  await expect(page).toHaveURL(/\/chat\?uuid=[^&]+&id=\d+$/)
  const [row] = (await allRows(him, 1, 'matching')).filter(({ partner_user_id }) => partner_user_id === her.id)
  covers('PROF-34')
  expect(new URL(page.url()).searchParams.get('uuid')).toBe(row?.recommend.uuid)
})
