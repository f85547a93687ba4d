import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { freeLikesOnly } from '../../support/free-likes-only.ts'
import { personaApi } from '../../support/persona-api.ts'
import { readApi } from '../page-models/member-api.ts'
import { ProfileForm } from '../page-models/profile-form.ts'
import { ReviewFormPage } from '../page-models/review-form-page.ts'
import { SubProfilePage } from '../page-models/sub-profile-page.ts'

const at = (page: Page, path: string) => expect(page).toHaveURL((url) => url.pathname === path)

// The browser sends a POST again when its connection breaks: only a real one shows what that does.
for (const [line, fault] of [
  ['slow', { latencyMs: 2_500 }],
  ['lost', { drop: 'after', times: 2 }],
] as const) {
  test(`SUB-47 D-114 on a ${line} line a like from two tabs is spent once, and both tabs say that it is sent`, async ({
    openPhone,
    server,
  }) => {
    const first = await openPhone({ persona: 'woman-premium', path: null })
    await freeLikesOnly(first, server)
    await first.goto('/timeline')
    const liked = await SubProfilePage.openFirst(first)
    const second = await first.context().newPage()
    await freeLikesOnly(second, server)
    await second.goto(first.url())
    const late = new SubProfilePage(second)
    await late.likeButton.waitFor()
    const remain = async () => (await readApi<{ like_remain: number }>(second, '/api/timeline')).like_remain
    const before = await remain()
    await server.control.put('/faults', [{ match: { path: '/api/send_like' }, ...fault }])
    await Promise.all([liked.likeButton.click(), late.likeButton.click()])
    await expect(liked.sentButton).toBeVisible()
    await expect(late.sentButton).toBeVisible()
    await expect.poll(remain).toBe(before - 1)
    await second.close()
  })

  test(`D-113 TOPIC-23 on a ${line} line the heart of a deleted post says that it is gone`, async ({
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
    await hers.remove('/api/post', { post_id: made.post.id, user_id: id })
    await server.control.put('/faults', [{ match: { path: '/api/post_likes' }, ...fault }])
    await heart.click()
    await expect(page.getByText('すでに削除されています。')).toBeVisible()
    await expect(article).toHaveCount(0)
    await at(page, '/topic')
  })
}

test('D-113 on a slow line the answer to saved conditions is said on the page that the man went on to', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'man', path: '/settings' })
  await page.getByRole('main').locator('a[href="/conditionsform"]').click()
  const form = new ProfileForm(page)
  await form.submit.waitFor()
  await page.getByText('痩せ型', { exact: true }).click()
  await server.control.put('/faults', [{ match: { method: 'POST', path: '/api/recommend_setting' }, latencyMs: 2_500 }])
  await form.submit.click()
  await page.goBack()
  await expect(page.getByText('登録情報を更新しました。')).toBeVisible()
  await at(page, '/settings')
})

test('D-79 REVIEW-33 a login that ends in the review form on a slow line loses no answer', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/review', homeSeen: true })
  const form = await ReviewFormPage.open(page, await ReviewFormPage.findId(page, false))
  const address = new URL(page.url())
  await form.fill('2026-11-20', 'ゆっくり話せました。')
  await server.control.post('/clock', { advance: 'P15D' })
  await server.control.put('/faults', [{ match: { path: '/api/*' }, latencyMs: 700 }])
  await form.submit.click()
  await at(page, '/login')
  await expect(page.getByText(/有効期限が切れました/)).toBeVisible()
  await page.getByLabel('メールアドレス').fill('woman@yoimachi.example')
  await page.getByLabel('パスワード', { exact: true }).fill('yoimachi123')
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '閉じる' }).last().click()
  await page.getByRole('link', { name: '続きへ戻る' }).click()
  await expect(page).toHaveURL((url) => url.pathname === address.pathname && url.search === address.search)
  await expect(form.text).toHaveValue('ゆっくり話せました。')
})
