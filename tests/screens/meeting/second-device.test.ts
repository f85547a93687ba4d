import type { Page } from '@playwright/test'
import { readApi } from '../../e2e/page-models/member-api.ts'
import { ReviewFormPage } from '../../e2e/page-models/review-form-page.ts'
import { SubProfilePage } from '../../e2e/page-models/sub-profile-page.ts'
import { freeLikesOnly } from '../../support/free-likes-only.ts'
import { personaApi } from '../../support/persona-api.ts'
import { untilVisible } from '../../support/until-visible.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const at = (page: Page, path: string) => expect(page).toHaveURL((url) => url.pathname === path)

test('D-113 TOPIC-23 a post that is deleted while it is open says so at its heart, and goes', async ({
  openPhone,
  server,
}) => {
  const hers = await personaApi(server, 'woman')
  const page = await openPhone({ persona: 'man', path: '/topics' })
  const { com_data } = await readApi<{ com_data: { id: number }[] }>(page, '/api/topics/index')
  const post = { topic_id: com_data[0]?.id, content: 'すぐに消える投稿です。', status: 0 }
  const { id } = await hers.get<{ id: number }>('/api/account')
  const made = await hers.post<{ post: { id: number } }>('/api/post/create', { post: { ...post, user_id: id } })
  await page.goto(`/topic?topicid=${com_data[0]?.id}`)
  const article = page.getByRole('article').filter({ hasText: post.content })
  const heart = article.getByRole('button', { name: /^いいね（/ })
  await heart.waitFor()
  await page.clock.install()
  await hers.remove('/api/post', { post_id: made.post.id, user_id: id })
  await heart.click()
  await untilVisible(page.getByText('すでに削除されています。'))
  await expect(article).toHaveCount(0)
  await at(page, '/topic')
})

test('SUB-47 D-114 a like that another tab has sent is not sent twice, and the profile says so', async ({
  openPhone,
  server,
}) => {
  const first = await openPhone({ persona: 'woman-premium', path: null })
  await freeLikesOnly(first, server)
  await first.goto('/timeline')
  const liked = await SubProfilePage.openFirst(first)
  const { pathname, search } = new URL(first.url())
  const second = await openPhone({ phone: 'b', persona: 'woman-premium', path: null })
  await freeLikesOnly(second, server)
  await second.goto(pathname + search)
  const late = new SubProfilePage(second)
  await late.likeButton.waitFor()
  const remain = async () => (await readApi<{ like_remain: number }>(first, '/api/timeline')).like_remain
  const before = await remain()
  await liked.likeButton.click()
  await expect(liked.sentButton).toBeVisible()
  await late.likeButton.click()
  await untilVisible(late.sentButton)
  await expect.poll(remain).toBe(before - 1)
})

test('D-79 REVIEW-33 a login that ends in the review form loses no answer, and says so once', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/review', homeSeen: true })
  const form = await ReviewFormPage.open(page, await ReviewFormPage.findId(page, false))
  const address = new URL(page.url())
  await form.fill('2026-11-20', 'ゆっくり話せました。')
  await server.control.post('/clock', { advance: 'P15D' })
  await form.submit.click()
  await at(page, '/login')
  await untilVisible(page.getByText(/有効期限が切れました/))
  await page.getByLabel('メールアドレス').fill('woman@yoimachi.example')
  await page.getByLabel('パスワード', { exact: true }).fill('yoimachi123')
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '閉じる' }).last().click()
  await page.getByRole('link', { name: '続きへ戻る' }).click()
  await expect(page).toHaveURL((url) => url.pathname === address.pathname && url.search === address.search)
  await expect(form.text).toHaveValue('ゆっくり話せました。')
})
