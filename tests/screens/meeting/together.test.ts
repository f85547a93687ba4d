import { readApi } from '../../e2e/page-models/member-api.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('TOPIC-08 TOPIC-12 TOPIC-21 her post stands on his screen, where he may only read', async ({ openPhone }) => {
  const hers = await openPhone({ persona: 'woman', path: '/topics' })
  const his = await openPhone({ phone: 'b', persona: 'man', path: null })
  const { female_data } = await readApi<{ female_data: { id: number }[] }>(hers, '/api/topics/index')
  const address = `/topic?topicid=${female_data[0]?.id}`
  const text = '今夜のおすすめのお店を教えてください。'
  await hers.goto(address)
  await hers.getByRole('textbox', { name: '投稿する内容' }).fill(text)
  await hers.getByRole('button', { name: '投稿する' }).click()
  await expect(hers.getByRole('article').first()).toContainText(text)
  await his.goto(address)
  const post = his.getByRole('article').first()
  await expect(post).toContainText(text)
  await expect(his.getByText('このトピックは閲覧のみです。')).toBeVisible()
  await expect(his.getByRole('textbox', { name: '投稿する内容' })).toHaveCount(0)
  await expect(post.getByRole('button', { name: '投稿を削除' })).toHaveCount(0)
  await hers.getByRole('article').first().getByRole('button', { name: '投稿を削除' }).click()
  await hers.getByRole('alertdialog', { name: '削除確認' }).getByRole('button', { name: 'はい' }).click()
  await expect(hers.getByText(text)).toHaveCount(0)
  await his.reload()
  await expect(his.getByRole('article').first()).toBeVisible()
  await expect(his.getByText(text)).toHaveCount(0)
})
