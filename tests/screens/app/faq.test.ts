import type { Page } from '@playwright/test'
import { covers } from '../../support/covers.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

/** A choice of the helper. */
const choice = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('FAQ-01 FAQ-29 FAQ-30 CONST-13 IMP-22 the tree by sex, down to an answer and back', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/qa' })
  const main = page.getByRole('main')
  await expect(choice(page, '料金とお支払い')).toBeVisible()
  await expect(main.getByRole('button', { name: '戻る', exact: true })).toHaveCount(0)
  await choice(page, '登録と年齢確認').click()
  covers('FAQ-02')
  await expect(page.getByRole('heading', { name: /登録と年齢確認について/ })).toBeFocused()
  await expect(page.getByRole('button', { name: '解決した' })).toHaveCount(0)
  await choice(page, '使える書類').click()
  covers('FAQ-18', 'FAQ-19', 'FAQ-20', 'FAQ-21')
  covers('FAQ-03')
  await expect(main).toContainText('運転免許証・パスポート・健康保険証・マイナンバーカード')
  covers('FAQ-22')
  await expect(main).toContainText('学生証はご利用いただけません')
  covers('FAQ-04')
  await expect(main.getByRole('link', { name: '年齢確認書類の提出へ' })).toHaveAttribute('href', '/age_confirmation')
  await main.getByRole('button', { name: '戻る', exact: true }).click()
  await choice(page, '撮り方').click()
  covers('FAQ-23')
  covers('FAQ-07')
  await expect(main).toContainText('モザイクや隠れた部分')
  covers('FAQ-06')
  await expect(main.getByRole('img', { name: '説明の図' })).toBeVisible()
  await main.getByRole('button', { name: '戻る', exact: true }).click()
  await main.getByRole('button', { name: '戻る', exact: true }).click()
  await expect(choice(page, '料金とお支払い')).toBeVisible()
  const woman = await openPhone({ persona: 'woman', phone: 'b', path: '/qa' })
  await expect(choice(woman, 'プレミアムプラン')).toBeVisible()
  await expect(choice(woman, 'ランク')).toHaveCount(0)
})
