import type { ReviewForm } from '../../../../contract/calls/review.ts'
import {
  hiddenAnswer,
  fullPublishings,
  ratings,
  reviewItems,
  type ReviewItemName,
} from '../../../../contract/enums/review.ts'
import { countCharacters } from '../../../../contract/rules/characters.ts'
import { reviewMaxLength } from '../../../../contract/rules/text-limits.ts'

type Answered = 'dating_date' | 'form_concrete_review' | 'form_admit_full_publishing' | ReviewItemName

/** Answers of the form as texts; '' while unanswered. */
export type ReviewAnswers = Record<Answered, string>

const inOrder: readonly Answered[] = [
  'dating_date',
  ...reviewItems.map(({ name }) => name),
  'form_concrete_review',
  'form_admit_full_publishing',
]

export const emptyAnswers = Object.fromEntries(inOrder.map((name) => [name, ''])) as ReviewAnswers

/** Number of questions: date, eleven items, text, publishing. */
export const questionCount = inOrder.length

/** Returns the number of answered questions, for the progress of the form. */
export function answeredCount(answers: ReviewAnswers): number {
  return Object.values(answers).filter((answer) => answer.trim() !== '').length
}

export function missingAnswers(answers: ReviewAnswers): readonly (keyof ReviewAnswers)[] {
  return inOrder.filter((name) => answers[name].trim() === '')
}

interface Limits {
  /** First selectable day, YYYY-MM-DD; undefined from an API that does not send it. */
  readonly from?: string | undefined
  /** Last selectable day, YYYY-MM-DD (REVIEW-29). */
  readonly today: string
  readonly taken: readonly string[]
}

/** Days before it have a year that is still being typed, which begins with zeros. */
const firstWholeYear = '1000'

/** Fault of a chosen day, or null. A year that is still being typed is no fault yet. */
export function dayFault(day: string, { from, today, taken }: Limits): 'early' | 'future' | 'taken' | null {
  if (day < firstWholeYear) return null
  if (day > today) return 'future'
  if (from !== undefined && day < from) return 'early'
  return taken.includes(day) ? 'taken' : null
}

export const isTextTooLong = ({ form_concrete_review: text }: Pick<ReviewAnswers, 'form_concrete_review'>): boolean =>
  countCharacters(text) > reviewMaxLength

/** Whether the review can be submitted (REVIEW-39 to REVIEW-43). */
export function isComplete(answers: ReviewAnswers, limits: Limits): boolean {
  const { dating_date } = answers
  return (
    answeredCount(answers) === questionCount &&
    dating_date > firstWholeYear &&
    dayFault(dating_date, limits) === null &&
    !isTextTooLong(answers)
  )
}

function oneOf<Value extends number>(values: readonly Value[], text: string): Value {
  const found = values.find((value) => String(value) === text)
  if (found === undefined) throw new Error(`Failed to read an answer: ${text}. Submit only complete answers.`)
  return found
}

/**
 * Returns the fields shared by both posting calls. The two hidden answers are sent back unchanged, or as their
 * default when unset (REVIEW-36, REVIEW-37, REVIEW-51). form_foreplay has no input and is sent back if it was received
 * (REVIEW-38).
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
    form_admit_open_review_info: lookup.form_admit_open_review_info ?? hiddenAnswer,
    form_admit_publishing: lookup.form_admit_publishing ?? hiddenAnswer,
    form_admit_full_publishing: oneOf(fullPublishings, answers.form_admit_full_publishing),
  }
}
