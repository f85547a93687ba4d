import { PartnerPage } from '../../e2e/page-models/partner-page.ts'
import { covers } from '../../support/covers.ts'
import { allRows, personaApi } from '../../support/persona-api.ts'
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
    await expect(submit).toHaveAccessibleDescription('理由を1つお選びください。')
    await partner.reasons.getByRole('radio', { name: reason }).check()
    if (reason === '体型（身長・体重）') {
      covers('REC-95')
      await expect(submit).toBeDisabled()
      await expect(submit).toHaveAccessibleDescription('体型か身長の下限を1つ以上お選びください。')
      await partner.reasons.getByText('こだわらない', { exact: true }).click()
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
      await expect(partner.reasons).toContainText('理由をお書きください。')
      // Characters count, not their parts.
      await other.fill('😀'.repeat(51))
      covers('REC-97')
      await expect(partner.reasons).toContainText('50文字以内で入力してください。')
      await expect(submit).toBeDisabled()
      await other.fill('😀'.repeat(50))
      await expect(submit).toBeEnabled()
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
