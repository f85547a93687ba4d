import { useEffect } from 'react'
import { emptyAnswers, type ReviewAnswers } from './review-answers.ts'

const keyOf = (recommendId: number) => `yoimachi.review.${recommendId}`

/** What was typed before a reload of this tab; empty answers without it. Only known fields that hold texts are taken. */
export function readReviewDraft(recommendId: number): ReviewAnswers {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(recommendId)) ?? '{}')
    const known = Object.entries(stored ?? {}).filter(
      ([name, value]) => name in emptyAnswers && typeof value === 'string',
    )
    return { ...emptyAnswers, ...Object.fromEntries(known) }
  } catch {
    return emptyAnswers
  }
}

/** Keeps the answers over a reload; they live in this tab only and go with it. */
export function useReviewDraft(recommendId: number, answers: ReviewAnswers): void {
  useEffect(() => {
    try {
      sessionStorage.setItem(keyOf(recommendId), JSON.stringify(answers))
    } catch {
      // Full or forbidden: the form still works.
    }
  }, [recommendId, answers])
}

/** The review is posted: nothing of it stays. */
export function forgetReviewDraft(recommendId: number): void {
  sessionStorage.removeItem(keyOf(recommendId))
}
