import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { ChatPage } from '../../e2e/page-models/chat-page.ts'
import { readApi } from '../../e2e/page-models/member-api.ts'
import { ReviewFormPage } from '../../e2e/page-models/review-form-page.ts'
import { SubProfilePage } from '../../e2e/page-models/sub-profile-page.ts'
import { unsaved, unsent } from '../form-steps.ts'
import type { MockServer } from '../mock-server.ts'
import { personaApi } from '../persona-api.ts'
import type { Act } from './act.ts'

interface Post {
  id: number
  content: string
  mypost: boolean
  already_liked: boolean
}
let topicId = 0
let postId = 0
const text = 'よい夜でした。'

const posts = async (page: Page) => (await readApi<{ posts: Post[] }>(page, `/api/topic/show?topicid=${topicId}`)).posts

async function openTopic(page: Page): Promise<void> {
  await page.goto('/topics')
  const { com_data } = await readApi<{ com_data: { id: number }[] }>(page, '/api/topics/index')
  topicId = com_data[0]?.id ?? 0
  await page.goto(`/topic?topicid=${topicId}`)
  await page.locator('textarea').waitFor()
}

const heart = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()
const isLiked = async (page: Page) => ((await posts(page)).find(({ id }) => id === postId)?.already_liked ? 1 : 0)

/** Opens a topic with a post that the member likes. */
async function openLikedPost(page: Page, server: MockServer): Promise<void> {
  await openTopic(page)
  postId = (await posts(page))[0]?.id ?? 0
  await (await personaApi(server, 'man')).post('/api/post_likes', { post_id: postId })
  await page.reload()
  await heart(page, /^いいねを取り消す/).waitFor()
}

/** Opens the reviews, one of which the member likes. */
async function openLikedReview(page: Page, server: MockServer): Promise<void> {
  await page.goto('/review')
  const [review] = await readApi<{ id: number; category: number }[]>(page, '/api/public_review')
  const liked = { recommend_id: review?.id, category: review?.category }
  await (await personaApi(server, 'woman')).post('/api/recommend_likes', liked)
  await page.reload()
  await heart(page, /^参考になったを取り消す/).waitFor()
}

const likedReviews = async (page: Page) =>
  (await readApi<{ already_liked: boolean }[]>(page, '/api/public_review')).filter((one) => one.already_liked).length

async function openReview(page: Page, reviewed: boolean): Promise<void> {
  await page.goto('/review')
  const id = await ReviewFormPage.findId(page, reviewed)
  await ReviewFormPage.open(page, id)
  await new ReviewFormPage(page).fill(reviewed ? '2026-11-19' : '2026-11-20', 'ゆっくり話せました。')
}

const reviewed = async (page: Page) => {
  const all = await readApi<{ form_concrete_review: string }[]>(page, '/api/myreviews')
  return all.filter((review) => review.form_concrete_review === 'ゆっくり話せました。').length
}

/** Posts, reviews, likes and messages. */
export const talkActs: readonly Act[] = [
  {
    write: 'createPost',
    title: 'a post',
    persona: 'man',
    call: '/api/post/create',
    open: async (page) => {
      await openTopic(page)
      await page.locator('textarea').fill(text)
    },
    press: (page) => page.getByRole('button', { name: '投稿する' }).click(),
    held: async (page) => (await posts(page)).filter(({ content, mypost }) => mypost && content === text).length,
    done: text,
    separate: true,
    undone: '投稿できませんでした。',
    left: null,
  },
  {
    write: 'deletePost',
    title: 'the removal of a post',
    persona: 'man',
    call: '/api/post',
    method: 'DELETE',
    open: async (page, server) => {
      await openTopic(page)
      if (!(await posts(page)).some(({ content }) => content === text)) {
        const api = await personaApi(server, 'man')
        await api.post('/api/post/create', { post: { topic_id: topicId, content: text, status: 0 } })
      }
      await page.reload()
      await page.getByText(text).waitFor()
      await page.getByRole('button', { name: '投稿を削除' }).first().click()
    },
    press: async (page) => {
      const yes = page.getByRole('alertdialog').getByRole('button', { name: 'はい' })
      if (!(await yes.isVisible())) await page.getByRole('button', { name: '投稿を削除' }).first().click()
      await yes.click()
    },
    held: async (page) => ((await posts(page)).some(({ content }) => content === text) ? 0 : 1),
    done: text,
    gone: text,
    undone: unsent,
    left: null,
  },
  {
    write: 'likePost',
    title: 'the heart of a post',
    persona: 'man',
    call: '/api/post_likes',
    method: 'POST',
    open: async (page) => {
      await openTopic(page)
      postId = (await posts(page)).find(({ already_liked }) => !already_liked)?.id ?? 0
      await heart(page, /^いいね（/).waitFor()
    },
    press: (page) => heart(page, /^いいね（/).click(),
    held: isLiked,
    done: 'いいねを取り消す',
    undone: unsaved,
    left: null,
  },
  {
    write: 'unlikePost',
    title: 'taking back the heart of a post',
    persona: 'man',
    call: '/api/post_likes',
    method: 'DELETE',
    open: openLikedPost,
    press: (page) => heart(page, /^いいねを取り消す/).click(),
    held: async (page) => 1 - (await isLiked(page)),
    done: 'いいねを取り消す',
    gone: 'いいねを取り消す',
    undone: unsaved,
    left: null,
  },
  {
    write: 'likeReview',
    title: 'the heart of a review',
    persona: 'woman',
    call: '/api/recommend_likes',
    method: 'POST',
    open: async (page) => {
      await page.goto('/review')
      await heart(page, /^参考になった（/).waitFor()
    },
    press: (page) => heart(page, /^参考になった（/).click(),
    held: likedReviews,
    done: '参考になったを取り消す',
    undone: unsaved,
    left: null,
  },
  {
    write: 'unlikeReview',
    title: 'taking back the heart of a review',
    persona: 'woman',
    call: '/api/recommend_likes',
    method: 'DELETE',
    open: openLikedReview,
    press: (page) => heart(page, /^参考になったを取り消す/).click(),
    held: async (page) => -(await likedReviews(page)),
    done: '参考になったを取り消す',
    gone: '参考になったを取り消す',
    undone: unsaved,
    left: null,
  },
  {
    write: 'createReview',
    title: 'the first review',
    persona: 'woman',
    call: '/api/create_review',
    open: (page) => openReview(page, false),
    press: (page) => new ReviewFormPage(page).submit.click(),
    held: reviewed,
    done: /\/home\?create_review=true/,
    undone: unsent,
    left: '口コミを投稿しました。',
  },
  {
    write: 'additionalReview',
    title: 'a second review',
    persona: 'woman',
    call: '/api/additional_review',
    open: (page) => openReview(page, true),
    press: (page) => new ReviewFormPage(page).submit.click(),
    held: reviewed,
    done: /\/home\?create_review=true/,
    undone: unsent,
    left: '口コミを投稿しました。',
  },
  {
    write: 'sendOperatorMessage',
    title: 'a message to the operator',
    persona: 'man',
    call: '/api/admin_messages',
    method: 'POST',
    open: async (page) => {
      await page.goto('/hona')
      await new ChatPage(page).log.waitFor()
      await new ChatPage(page).input.fill(text)
    },
    press: (page) => new ChatPage(page).send.click(),
    held: async (page) => {
      const { admin_messages: all } = await readApi<{ admin_messages: { content: string }[] }>(
        page,
        '/api/admin_messages',
      )
      return all.filter(({ content }) => content === text).length
    },
    done: text,
    // The log shows no lines in a page without layout.
    saysDone: async (page) => {
      await expect(new ChatPage(page).input).toHaveValue('')
      await expect(page.getByText('送信できませんでした。')).toHaveCount(0)
    },
    separate: true,
    undone: '送信できませんでした。',
    left: null,
  },
  {
    write: 'sendLike',
    title: 'a like',
    persona: 'man',
    call: '/api/send_like',
    open: async (page) => {
      await page.goto('/timeline')
      await SubProfilePage.openFirst(page)
    },
    press: (page) => new SubProfilePage(page).likeButton.click(),
    held: async (page) => (await readApi<{ send_like_count: number }>(page, '/api/account')).send_like_count,
    done: 'いいね送信済み',
    undone: 'いいねを送れませんでした。',
    left: null,
  },
]
