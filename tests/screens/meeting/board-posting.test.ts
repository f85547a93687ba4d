import type { Page } from '@playwright/test'
import { readApi } from '../../e2e/page-models/member-api.ts'
import { covers } from '../../support/covers.ts'
import { unsaved } from '../../support/form-steps.ts'
import { holdBack } from '../../support/hold-back.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

type Topics = Record<'male_data' | 'com_data' | 'female_data', { id: number }[]>

const content = (page: Page) => page.getByRole('textbox', { name: '投稿する内容' })

const note = '投稿内容は外部コンテンツで使用される場合があります。'

test('TOPIC-09 allows posts by the target of the topic', async ({ openPhone }) => {
  for (const [persona, phone, foreign, own] of [
    ['woman', 'a', 'male_data', 'female_data'],
    ['man', 'b', 'female_data', 'male_data'],
  ] as const) {
    const page = await openPhone({ persona, phone, path: '/topics' })
    const topics = await readApi<Topics>(page, '/api/topics/index')
    for (const list of [own, 'com_data'] as const) {
      await page.goto(`/topic?topicid=${topics[list][0]?.id}`)
      covers('TOPIC-10', 'TOPIC-11', 'TOPIC-13', 'TOPIC-14')
      await expect(content(page)).toBeVisible()
      covers('TOPIC-16')
      await expect(page.getByText(note)).toBeVisible()
    }
    await page.goto(`/topic?topicid=${topics[foreign][0]?.id}`)
    covers('TOPIC-12', 'TOPIC-15', 'TOPIC-26')
    await expect(page.getByText('このトピックは閲覧のみです。')).toBeVisible()
    covers('TOPIC-08')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(content(page)).toHaveCount(0)
  }
})

test('TOPIC-23 TOPIC-24 D-114 failed calls are logged: a like is taken back and told, the text stays typed', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: '/topics' })
  const { com_data } = await readApi<Topics>(page, '/api/topics/index')
  await page.goto(`/topic?topicid=${com_data[0]?.id}`)
  await page.route('**/api/post_likes*', (route) => route.abort())
  await page.route('**/api/post/create', (route) => route.abort())
  const heart = page.getByRole('button', { name: /^いいね（/ }).first()
  const before = Number(await heart.innerText())
  const named = (await heart.getAttribute('aria-label')) ?? ''
  const logged = page.waitForEvent('console', (message) => message.text().includes('API-62'))
  await heart.click()
  await logged
  await expect(page.getByText(unsaved)).toBeVisible()
  await expect(heart).toHaveText(String(before))
  await expect(heart).toHaveAttribute('aria-label', named)
  await content(page).fill('届かない投稿です。')
  await page.getByRole('button', { name: '投稿する' }).click()
  await expect(page.getByText('投稿できませんでした。')).toBeVisible()
  await expect(content(page)).toHaveValue('届かない投稿です。')
})

test('TOPIC-17 D-115 a post on its way is not sent again from its topic opened anew', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/topics' })
  const { com_data } = await readApi<Topics>(page, '/api/topics/index')
  const path = `/topic?topicid=${com_data[0]?.id}`
  await page.getByRole('main').locator(`a[href="${path}"]`).click()
  await content(page).fill('ゆっくり届く投稿です。')
  const answer = await holdBack(page, '**/api/post/create')
  const sent = page.waitForRequest('**/api/post/create')
  await page.getByRole('button', { name: '投稿する' }).click()
  await sent
  await page.evaluate(() => history.back())
  await page.getByRole('main').locator(`a[href="${path}"]`).click()
  await expect(content(page)).toHaveValue('ゆっくり届く投稿です。')
  await expect(page.getByRole('button', { name: '投稿しています…' })).toBeVisible()
  answer()
  await expect(page.getByText('ゆっくり届く投稿です。', { exact: true })).toHaveCount(1)
  await expect(content(page)).toHaveValue('')
})

test('TOPIC-25 D-113 a list that fails beside its topic says so once, and nothing beside it loads for ever', async ({
  openPhone,
}) => {
  for (const [path, call] of [
    ['/topics', '**/api/topics/index'],
    ['/notice/index', '**/api/notice_list'],
  ] as const) {
    const page = await openPhone({ persona: 'man', path: null, viewport: { width: 1_440, height: 900 } })
    await page.route(call, (route) => route.fulfill({ status: 404, json: { success: false, msg: '' } }))
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('alert'), path).toHaveCount(1)
    await expect(page.getByRole('main').locator('[data-loading]'), path).toHaveCount(0)
  }
})

test('D-115 of two equal posts within a minute, one is offered for removal', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/topics' })
  const { com_data } = await readApi<Topics>(page, '/api/topics/index')
  await page.goto(`/topic?topicid=${com_data[0]?.id}`)
  const twice = page.getByText('同じ投稿が2つあります。')
  const posted = page.getByText('二度届いた投稿です。', { exact: true })
  for (const times of [1, 2]) {
    await content(page).fill('二度届いた投稿です。')
    await page.getByRole('button', { name: '投稿する' }).click()
    await expect(content(page)).toHaveValue('')
    await expect(posted).toHaveCount(times)
    await expect(twice).toHaveCount(times - 1)
  }
  await page.getByRole('button', { name: '1つを削除する' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'はい' }).click()
  await expect(posted).toHaveCount(1)
  await expect(twice).toHaveCount(0)
})
