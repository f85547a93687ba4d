import { PartnerPage } from '../../e2e/page-models/partner-page.ts'
import { RecommendationsPage } from '../../e2e/page-models/recommendations-page.ts'
import { covers } from '../../support/covers.ts'
import { allRows, ownIds, personaApi } from '../../support/persona-api.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('REC-70 REC-79 a dissolved match is gone for both, a report stays one press away', async ({
  openPhone,
  server,
}) => {
  const api = await personaApi(server, 'woman')
  const himself = await ownIds(await personaApi(server, 'man'))
  const page = await openPhone({ persona: 'woman', path: `/profile?id=${himself.id}` })
  const partner = new PartnerPage(page)
  await expect(partner.report).toBeVisible()
  await partner.block.click()
  await partner.lastQuestion.getByRole('button', { name: 'キャンセル' }).click()
  covers('PROF-31')
  covers('REC-74')
  await expect(partner.lastQuestion).toHaveCount(0)
  await partner.block.click()
  const sent = page.waitForRequest('**/api/matching_status')
  await partner.lastQuestion.getByRole('button', { name: '解消する' }).click()
  covers('REC-75')
  expect((await sent).postDataJSON().recommend).toMatchObject({ status: 'ng', ng_reason: 'マッチング解消' })
  covers('REC-76')
  await page.waitForURL('**/recommends?status=matching&profile_list=true')
  const list = new RecommendationsPage(page)
  await expect(list.rows.first()).toBeVisible()
  await expect(list.rows.filter({ hasText: 'はると' })).toHaveCount(0)
  covers('REC-77')
  expect((await allRows(api, 2)).map(({ partner_user_id }) => partner_user_id)).not.toContain(himself.id)

  await page.getByRole('link', { name: '運営局に通報・相談する' }).click()
  await expect(page.getByRole('textbox', { name: 'メッセージを入力' })).toHaveValue(
    /^【通報・相談】はるとさんについて（番号：\d+）\n内容：$/,
  )
  await page.goto(`/profile?id=${himself.id}`)
  await page.waitForURL('**/home')
  const herself = await ownIds(api)
  const his = await openPhone({ phone: 'b', persona: 'man', path: `/profile/female?id=${herself.id}` })
  await his.waitForURL('**/home')
})

test('REC-113 REC-116 PROF-52 a man dissolves a match with the same dialog and reason, and lands in his list', async ({
  openPhone,
  server,
}) => {
  const api = await personaApi(server, 'man')
  const [row] = await allRows(api, 1, 'matching')
  const page = await openPhone({ persona: 'man', path: `/profile/female?id=${row?.partner_user_id}` })
  const partner = new PartnerPage(page)
  await partner.block.click()
  const sent = page.waitForRequest('**/api/matching_status')
  await partner.lastQuestion.getByRole('button', { name: '解消する' }).click()
  expect((await sent).postDataJSON().recommend).toMatchObject({ status: 'ng', ng_reason: 'マッチング解消' })
  await page.waitForURL('**/recommends/male?status=matching&profile_list=true')
  expect((await allRows(api, 1)).map(({ id }) => id)).not.toContain(row?.id)
})
