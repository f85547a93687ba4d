import type { Page } from '@playwright/test'
import { likeAndTakeBack } from '../../e2e/page-models/like-and-take-back.ts'
import { readApi } from '../../e2e/page-models/member-api.ts'
import { covers } from '../../support/covers.ts'
import { personaApi } from '../../support/persona-api.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

type TopicRow = Record<'id' | 'post_count', number> & Record<'name' | 'created_at', string>

type Topics = Record<'male_data' | 'com_data' | 'female_data', TopicRow[]>

const posts = (page: Page) => page.getByRole('main').getByRole('article')

const content = (page: Page) => page.getByRole('textbox', { name: '投稿する内容' })

test('CONST-04 three tabs by target, each topic with its page', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/topics' })
  const current = page.getByRole('navigation', { name: '掲示板の種類' }).locator('[aria-current=page]')
  const rows = page.getByRole('main').getByRole('listitem').getByRole('link', { name: /投稿/ })
  covers('TOPIC-25')
  await expect(current).toHaveText('共通')
  await rows.first().waitFor()
  const topics = await readApi<Topics>(page, '/api/topics/index')
  for (const [tab, target, list] of [
    ['男性専用', 'male', topics.male_data],
    ['女性専用', 'female', topics.female_data],
    ['共通', 'common', topics.com_data],
  ] as const) {
    await page.goto(`/topics?target=${target}`)
    covers('TOPIC-03', 'TOPIC-04', 'TOPIC-05', 'TOPIC-06', 'ENUM-46', 'ENUM-47')
    await expect(current).toHaveText(tab)
    // Newest first, each with its name and the number of its posts.
    const texts = list.map(({ name, post_count }) => [name, `投稿 ${post_count}件`])
    await expect(rows).toHaveCount(list.length)
    covers('TOPIC-29')
    for (const [index, row] of (await rows.all()).entries())
      for (const text of texts[index] ?? []) await expect(row).toContainText(text)
    covers('TOPIC-07')
    await expect(rows.first()).toHaveAttribute('href', `/topic?topicid=${list[0]?.id}`)
  }
})

test('TOPIC-29 a topic begins with its newest post, and one of another device is new until read', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'woman', path: '/topics' })
  const rows = page.getByRole('main').getByRole('listitem').getByRole('link', { name: /投稿/ })
  await rows.first().waitFor()
  const { com_data } = await readApi<Topics>(page, '/api/topics/index')
  const { posts: read } = await readApi<{ posts: { content: string }[] }>(
    page,
    `/api/topic/show?topicid=${com_data[1]?.id}`,
  )
  await expect(rows.nth(1)).toContainText(read[0]?.content.split('\n')[0] ?? '')
  // What stood there before the first visit is new to nobody.
  await expect(page.getByText('新しい投稿があります')).toHaveCount(0)
  await server.control.post('/clock', { to: '2026-11-20T12:30:00+09:00', keepSessions: true })
  const man = await personaApi(server, 'man')
  await man.post('/api/post/create', { post: { topic_id: com_data[1]?.id, content: 'おかえりなさい。', status: 0 } })
  await page.reload()
  await expect(rows.nth(1)).toContainText('おかえりなさい。')
  await expect(rows.nth(1)).toContainText('新しい投稿があります')
  await rows.nth(1).click()
  await expect(posts(page).first()).toContainText('おかえりなさい。')
  await page.goBack()
  await expect(rows.nth(1)).toContainText('おかえりなさい。')
  await expect(page.getByText('新しい投稿があります')).toHaveCount(0)
})

test('TOPIC-23 TOPIC-29 a preview that fails leaves the list as it is', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: null })
  await page.route('**/api/topic/show**', (route) => route.fulfill({ status: 403, json: { success: false } }))
  await page.goto('/topics')
  const rows = page.getByRole('main').getByRole('listitem').getByRole('link', { name: /投稿/ })
  await rows.first().waitFor()
  await expect(page).toHaveURL(/\/topics$/)
})

test('TOPIC-21 TOPIC-28 a post appears on top and can be deleted after a question', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/topics' })
  const { com_data } = await readApi<Topics>(page, '/api/topics/index')
  await page.goto(`/topic?topicid=${com_data[0]?.id}`)
  const submit = page.getByRole('button', { name: '投稿する' })
  await content(page).fill(' 　')
  await expect(submit).toBeDisabled()
  await content(page).fill('あ'.repeat(501))
  covers('TOPIC-27')
  await expect(page.getByText('500文字以内で入力してください。')).toBeVisible()
  await expect(submit).toBeDisabled()
  await content(page).fill('よい夜でした。https://example.com')
  const sent = page.waitForRequest('**/api/post/create')
  await submit.click()
  const { post } = (await sent).postDataJSON() as { post: Record<string, unknown> }
  covers('TOPIC-17')
  expect(post).toMatchObject({
    topic_id: com_data[0]?.id,
    content: 'よい夜でした。https://example.com',
    status: 0,
  })
  expect(post.user_id).toBeGreaterThan(0)
  const first = posts(page).first()
  await expect(first).toContainText('よい夜でした。https://example.com')
  await expect(first.getByRole('link')).toHaveCount(0)
  covers('TOPIC-18', 'TOPIC-30')
  await expect(first).toContainText('女性')
  await expect(posts(page).filter({ hasText: '自分の投稿' })).toHaveCount(1)
  covers('TOPIC-22')
  await expect(first).toContainText('2026/11/20 12:')
  await expect(content(page)).toHaveValue('')
  await first.getByRole('button', { name: '投稿を削除' }).click()
  const dialog = page.getByRole('alertdialog', { name: '削除確認' })
  await dialog.getByRole('button', { name: 'いいえ' }).click()
  await expect(first).toContainText('よい夜でした。')
  await first.getByRole('button', { name: '投稿を削除' }).click()
  await dialog.getByRole('button', { name: 'はい' }).click()
  await expect(page.getByText('よい夜でした。')).toHaveCount(0)
})

test('TOPIC-19 TOPIC-20 a like of a post counts, is kept and can be taken back', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/topics' })
  const { com_data } = await readApi<Topics>(page, '/api/topics/index')
  await page.goto(`/topic?topicid=${com_data[0]?.id}`)
  const heart = posts(page)
    .first()
    .getByRole('button', { name: /いいね/ })
  await likeAndTakeBack(heart)
})
