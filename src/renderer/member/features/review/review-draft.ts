import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { drafts } from '../../shared/drafts.ts'
import { emptyAnswers, type ReviewAnswers } from './review-answers.ts'

const nameOf = (recommendId: number) => `review.${recommendId}`

/** Reads the draft of a reload or an expired login, or returns empty answers. Accepts only known fields with texts. */
export function readReviewDraft(recommendId: number): ReviewAnswers {
  const known = Object.entries(drafts.read(nameOf(recommendId)) ?? {}).filter(
    ([name, value]) => name in emptyAnswers && typeof value === 'string',
  )
  return { ...emptyAnswers, ...Object.fromEntries(known) }
}

/** Keeps the answers as they are given: a window that is resized may replace the page before it has drawn them. */
export function useReviewDraft(
  recommendId: number,
  { subscribe }: Pick<UseFormReturn<ReviewAnswers>, 'subscribe'>,
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // The first callback has no name: it only reports that the form is mounted.
        callback: ({ values, name }) => name !== undefined && drafts.write(nameOf(recommendId), values),
      }),
    [recommendId, subscribe],
  )
}

export function forgetReviewDraft(recommendId: number): void {
  drafts.write(nameOf(recommendId), null)
}
