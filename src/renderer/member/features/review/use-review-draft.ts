import { useEffect } from 'react'
import { drafts } from '../../shared/drafts.ts'
import { emptyAnswers, type ReviewAnswers } from './review-answers.ts'

const nameOf = (recommendId: number) => `review.${recommendId}`

/** What was typed before a reload or a lost login; empty answers without it. Only known fields that hold texts are taken. */
export function readReviewDraft(recommendId: number): ReviewAnswers {
  const known = Object.entries(drafts.read(nameOf(recommendId)) ?? {}).filter(
    ([name, value]) => name in emptyAnswers && typeof value === 'string',
  )
  return { ...emptyAnswers, ...Object.fromEntries(known) }
}

/** Keeps the answers while they are given. */
export function useReviewDraft(recommendId: number, answers: ReviewAnswers): void {
  useEffect(() => drafts.write(nameOf(recommendId), answers), [recommendId, answers])
}

/** The review is posted: nothing of it stays. */
export function forgetReviewDraft(recommendId: number): void {
  drafts.write(nameOf(recommendId), null)
}
