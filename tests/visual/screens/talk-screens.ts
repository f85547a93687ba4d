import type { Screen } from '../screen.ts'
import { firstTopic, noticeAt, reviewFormOf } from './addresses.ts'

/** Reviews, boards, notices, questions. */
export const talkScreens: readonly Screen[] = [
  { name: 'reviews', persona: 'woman', path: '/review', viewport: true, dark: true },
  {
    name: 'reviews-open',
    persona: 'woman',
    path: '/review',
    act: (page) => page.getByRole('button', { name: '続きを読む' }).first().click(),
    viewport: true,
  },
  { name: 'reviews-page', persona: 'woman', path: '/review', dark: true },
  { name: 'reviews-popular', persona: 'man', path: '/review?order_by=popular', viewport: true },
  {
    name: 'reviews-loading',
    persona: 'man',
    path: '/review',
    hold: ['public_review'],
    viewport: true,
  },
  { name: 'review-form', persona: 'woman', path: reviewFormOf(false), dark: true },
  {
    name: 'review-form-day',
    persona: 'woman',
    path: reviewFormOf(false),
    act: (page) => page.getByLabel('お会いした日').fill('2026-11-21'),
    viewport: true,
  },
  { name: 'review-form-again', persona: 'woman', path: reviewFormOf(true) },
  { name: 'reviews-error', persona: 'man', path: '/review', fail: ['public_review'], viewport: true },
  {
    name: 'reviews-empty',
    persona: 'man',
    path: '/review',
    responses: { public_review: [] },
    viewport: true,
  },
  { name: 'review-index', persona: 'woman', path: '/reviewindex' },
  { name: 'my-review-index', persona: 'woman', path: '/myreviewindex' },
  { name: 'topics', persona: 'man', path: '/topics', dark: true },
  { name: 'topics-male', persona: 'man', path: '/topics?target=male' },
  { name: 'topics-unread', persona: 'man', path: '/topics', hold: ['topic/show'], viewport: true },
  { name: 'topic', persona: 'man', path: firstTopic, viewport: true, dark: true },
  { name: 'topic-woman', persona: 'woman', path: firstTopic, viewport: true },
  { name: 'topic-gone', persona: 'woman', path: '/topic?topicid=999999' },
  { name: 'settings-woman', persona: 'woman', path: '/settings', dark: true },
  { name: 'settings-man', persona: 'man', path: '/settings' },
  { name: 'notices', persona: 'woman', path: '/notice/index', dark: true },
  { name: 'notices-loading', persona: 'woman', path: '/notice/index', hold: ['notice_list'] },
  { name: 'notices-error', persona: 'woman', path: '/notice/index', fail: ['notice_list'] },
  { name: 'notice', persona: 'woman', path: noticeAt(0) },
  { name: 'notice-second', persona: 'man', path: noticeAt(1) },
  { name: 'notice-gone', persona: 'woman', path: '/notice/999999' },
  { name: 'questions', persona: 'man', path: '/qa', dark: true },
  {
    name: 'questions-answer',
    persona: 'man',
    path: '/qa',
    act: async (page) => {
      await page.getByRole('button', { name: '登録と年齢確認', exact: true }).click()
      await page.getByRole('button', { name: '使える書類', exact: true }).click()
    },
  },
]
