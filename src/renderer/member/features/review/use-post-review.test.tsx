import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { inApp } from '../../../../../tests/support/mount-page.tsx'
import { arrived, withHook } from '../../../../../tests/support/with-hook.ts'
import {
  additionalReviewEndpoint,
  createReviewEndpoint,
  reviewFormEndpoint,
} from '../../../../contract/calls/review.ts'
import { reviewItems } from '../../../../contract/enums/review.ts'
import { queryClient, useEndpoint } from '../../api/queries.ts'
import type { ReviewAnswers } from './review-answers.ts'
import { usePostReview } from './use-post-review.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

/** A refusal is followed by reads, which a busy machine delivers late. */
const longest = { timeout: 10_000 }

const none = Object.fromEntries(reviewItems.map(({ name }) => [name, null]))
const empty = {
  ...{ recommend_id: 3, date_restrictions: [] as string[], dating_date_from: '2026-11-01', dating_date: null, ...none },
  ...{ form_foreplay: null, form_concrete_review: null, form_admit_open_review_info: null },
  ...{ form_admit_publishing: null, form_admit_full_publishing: null },
}
const answers = {
  ...Object.fromEntries(reviewItems.map(({ name }) => [name, '4'])),
  ...{ dating_date: '2026-11-20', form_concrete_review: '楽しい時間でした。', form_admit_full_publishing: '1' },
} as ReviewAnswers

function usePost() {
  const { data } = useEndpoint(reviewFormEndpoint, { recommend_id: 3 })
  return usePostReview(data?.review ?? (empty as never))
}

test('REVIEW-48 after a refusal because another tab has posted the first review, this one is a further one', async () => {
  const posted: string[] = []
  let isReviewed = false
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, location.href)
    if (pathname === reviewFormEndpoint.path) {
      const first = isReviewed ? { date_restrictions: ['2026-11-19'], dating_date: '2026-11-19' } : {}
      return Response.json({ review: { ...empty, ...first } })
    }
    if (pathname !== createReviewEndpoint.path && pathname !== additionalReviewEndpoint.path) return Response.json([])
    posted.push(pathname)
    return Response.json({ success: false, msg: '' }, { status: 422 })
  })
  await withHook(
    usePost,
    async (page) => {
      await arrived()
      isReviewed = true
      act(() => page.value.send(answers))
      await vi.waitFor(async () => {
        await arrived()
        expect(page.value.busy).toBe(false)
        expect(queryClient.isFetching()).toBe(0)
      }, longest)
      act(() => page.value.send(answers))
      await vi.waitFor(
        () => expect(posted).toEqual([createReviewEndpoint.path, additionalReviewEndpoint.path]),
        longest,
      )
    },
    (page) => inApp(page, '/reviewform?id=3'),
  )
})
