import { changeResponse } from '../../support/change-response.ts'
import { covers } from '../../support/covers.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const path = '/rankrequest'

test('RANK-05 RANK-07 API-39 the criteria, the request, then the review', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path })
  covers('RANK-01')
  await expect(page.getByText('現在のランク')).toBeVisible()
  const criteria = page.getByRole('region', { name: /の条件$/ })
  covers('RANK-02', 'RANK-03')
  await expect(criteria.getByRole('listitem').first()).toContainText(/達成済み|未達成/)
  expect(await criteria.getByRole('listitem').count()).toBeGreaterThan(2)
  const request = page.getByRole('button', { name: 'ランクを申請する' })
  await request.click()
  covers('RANK-08')
  covers('RANK-04')
  await expect(page.getByText('申請を受け付けました')).toBeVisible()
  covers('RANK-11')
  await expect(page.getByText('審査中です')).toBeVisible()
  await expect(request).toHaveCount(0)
  covers('RANK-06')
  await expect(page.getByText(/^次の申請は.*から可能です。$/)).toBeVisible()
})

test('RANK-09 a refused request asks for later', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path })
  await page.route('**/api/rankrequest', (route) => route.fulfill({ status: 422, json: { success: false, msg: '' } }))
  await page.getByRole('button', { name: 'ランクを申請する' }).click()
  await expect(page.getByText('しばらく経ってから再度申請してください。')).toBeVisible()
})

test('RANK-07 RANK-16 no button at the top', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-sss', path })
  await expect(page.getByText('最高ランクです。いつもありがとうございます。')).toBeVisible()
  await expect(page.getByRole('button', { name: 'ランクを申請する' })).toHaveCount(0)
})

test('D-129 while a criterion is open the request is quiet: which one, the way there, and what a request costs', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: null })
  await changeResponse(page, '**/api/account', (body) => ({
    ...body,
    rank: 'E',
    rc: [
      { text: 'お支払いを確認済み', dict: 'お支払いを確認済み', active_flag: true },
      { text: '写真を1枚以上登録', dict: '写真を1枚以上登録', active_flag: false },
      { text: 'プロフィール完成度50%以上', dict: 'プロフィール完成度50%以上', active_flag: true },
    ],
  }))
  await page.goto(path)
  const open = page.getByRole('region', { name: 'Dの条件' }).getByRole('listitem').nth(1)
  await expect(open.getByRole('link', { name: '登録する' })).toHaveAttribute('href', '/form')
  await expect(page.getByText('あと1項目です。いま申請すると、次は7日後になります。')).toBeVisible()
  await expect(page.getByText(/^いま申請した場合の次の機会 11月27日/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'ランクを申請する' })).toBeVisible()
})

test('D-129 RANK-11 the end of a request stays readable on the page, on any device', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'man', path })
  await page.getByRole('button', { name: 'ランクを申請する' }).click()
  await expect(page.getByText('審査中です')).toBeVisible()
  await server.control.post('/operator/rank', { member: 'man', rank: 'C' })
  const other = await openPhone({ phone: 'b', persona: 'man', path })
  await expect(other.getByText('前回の申請（2026/11/20）の審査は終わりました。現在のランクはCです。')).toBeVisible()
})
