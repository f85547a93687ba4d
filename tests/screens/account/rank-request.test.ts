import { covers } from '../../support/covers.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const path = '/rankrequest'

test('RANK-05 RANK-07 API-39 the criteria, the request, then the review', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path })
  covers('RANK-01')
  await expect(page.getByText('現在のランク')).toBeVisible()
  const criteria = page.getByRole('region', { name: '次のランクの条件' })
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
