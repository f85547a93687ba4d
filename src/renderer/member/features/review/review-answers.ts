import { useEffect } from 'react'
import { reviewMaxLength, type ReviewForm } from '../../../../contract/calls/review.ts'
import { fullPublishings, ratings, reviewItems, type ReviewItemName } from '../../../../contract/enums/review.ts'
import { countCharacters } from '../../../../contract/rules/texts.ts'
import { drafts } from '../../shared/drafts.ts'

type Answered = 'dating_date' | 'form_concrete_review' | 'form_admit_full_publishing' | ReviewItemName

/** What the form holds: texts, '' for what is not answered yet. */
export type ReviewAnswers = Record<Answered, string>

export const emptyAnswers: ReviewAnswers = {
  dating_date: '',
  form_concrete_review: '',
  form_admit_full_publishing: '',
  form_dm: '',
  form_atomosphere: '',
  form_profile: '',
  form_tongue: '',
  form_hand: '',
  form_waist: '',
  form_afterplay: '',
  form_foreplay_duration: '',
  form_sex_duration: '',
  form_afterplay_duration: '',
  form_replay: '',
}

/** Number of questions: date, eleven items, text, publishing. */
export const questionCount = Object.keys(emptyAnswers).length

/** How many are answered; the progress of the form. */
export function answeredCount(answers: ReviewAnswers): number {
  return Object.values(answers).filter((answer) => answer.trim() !== '').length
}

const inOrder: readonly (keyof ReviewAnswers)[] = [
  'dating_date',
  ...reviewItems.map(({ name }) => name),
  'form_concrete_review',
  'form_admit_full_publishing',
]

/** The questions without an answer, in the order of the form. */
export function missingAnswers(answers: ReviewAnswers): readonly (keyof ReviewAnswers)[] {
  return inOrder.filter((name) => answers[name].trim() === '')
}

interface Limits {
  /** The last possible day, YYYY-MM-DD (REVIEW-29). */
  readonly today: string
  /** Days already reviewed. */
  readonly taken: readonly string[]
}

/** Whether the submit is possible (REVIEW-39 to REVIEW-43). */
export function isComplete(answers: ReviewAnswers, { today, taken }: Limits): boolean {
  const { dating_date, form_concrete_review } = answers
  return (
    answeredCount(answers) === questionCount &&
    dating_date <= today &&
    !taken.includes(dating_date) &&
    countCharacters(form_concrete_review) <= reviewMaxLength
  )
}

function oneOf<Value extends number>(values: readonly Value[], text: string): Value {
  const found = values.find((value) => String(value) === text)
  if (found === undefined) throw new Error(`Failed to read an answer: ${text}. Submit only complete answers.`)
  return found
}

/**
 * The fields that both posting calls share. The two hidden answers go back as they came, 1 where nobody set them
 * (REVIEW-36, REVIEW-37, REVIEW-51); form_foreplay has no input and goes back if it came (REVIEW-38).
 */
export function postedFields(answers: ReviewAnswers, lookup: ReviewForm) {
  const rated = Object.fromEntries(reviewItems.map(({ name }) => [name, oneOf(ratings, answers[name])])) as Record<
    ReviewItemName,
    (typeof ratings)[number]
  >
  return {
    dating_date: answers.dating_date,
    ...rated,
    ...(lookup.form_foreplay === null ? {} : { form_foreplay: lookup.form_foreplay }),
    form_concrete_review: answers.form_concrete_review,
    form_admit_open_review_info: lookup.form_admit_open_review_info ?? 1,
    form_admit_publishing: lookup.form_admit_publishing ?? 1,
    form_admit_full_publishing: oneOf(fullPublishings, answers.form_admit_full_publishing),
  }
}

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

/** The query `id` of a review page as a number; undefined where it is missing or none. */
export function recommendIdOf(params: URLSearchParams): number | undefined {
  const id = params.get('id')
  return id !== null && /^\d{1,15}$/.test(id) ? Number(id) : undefined
}
