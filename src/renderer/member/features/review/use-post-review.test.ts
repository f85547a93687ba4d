// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { heldAnswer } from '../../../../../tests/support/held-answer.ts'
import { inApp } from '../../../../../tests/support/mount-page.tsx'
import { arrived, withHook } from '../../../../../tests/support/with-hook.ts'
import { createReviewEndpoint, type ReviewForm } from '../../../../contract/calls/review.ts'
import { reviewItems } from '../../../../contract/enums/review.ts'
import { queryClient } from '../../api/queries.ts'
import { emptyAnswers } from './review-answers.ts'
import { usePostReview } from './use-post-review.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  queryClient.clear()
})

const inPage = (page: ReactNode) => inApp(page, '/reviewform?id=7')
const lookup = {
  recommend_id: 7,
  dating_date: null,
  date_restrictions: [],
  form_foreplay: null,
} as unknown as ReviewForm
const usePost = () => usePostReview(lookup)

test('REVIEW-47 D-113 a form that is opened again while its review is on its way sends no other', async () => {
  vi.stubEnv('DEV', false)
  const answer = heldAnswer<Response>()
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes(createReviewEndpoint.path) ? answer.promise : Response.json({}),
  )
  const rated = Object.fromEntries(reviewItems.map(({ name }) => [name, '4']))
  const answers = { ...emptyAnswers, ...rated, dating_date: '2026-11-20', form_admit_full_publishing: '1' }
  await withHook(
    usePost,
    async (former) => {
      act(() => former.value.send(answers))
      await withHook(
        usePost,
        async (page) => {
          await vi.waitFor(async () => {
            await arrived()
            expect(page.value.busy).toBe(true)
          })
          answer.resolve(new Response(null, { status: 422 }))
          await vi.waitFor(async () => {
            await arrived()
            expect(page.value.busy).toBe(false)
          })
        },
        inPage,
      )
    },
    inPage,
  )
})
