// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { ReviewForm } from '../../../../contract/calls/review.ts'
import { writeSession } from '../../api/session-store.ts'
import { drafts } from '../../shared/drafts.ts'
import {
  answeredCount,
  dayFault,
  emptyAnswers,
  isComplete,
  missingAnswers,
  postedFields,
  questionCount,
} from './review-answers.ts'
import { forgetReviewDraft, readReviewDraft } from './review-draft.ts'

beforeEach(() => {
  sessionStorage.clear()
  writeSession({ uid: 'her@yoimachi.example', client: 'c', 'access-token': 't' })
})

const { dating_date: _date, form_concrete_review: _text, form_admit_full_publishing: _full, ...items } = emptyAnswers
const answers = {
  ...emptyAnswers,
  ...Object.fromEntries(Object.keys(items).map((name) => [name, '4'])),
  dating_date: '2026-11-19',
  form_concrete_review: 'とても丁寧な方でした。',
  form_admit_full_publishing: '3',
}
const limits = { today: '2026-11-20', taken: ['2026-11-01'] }

test('REVIEW-39 REVIEW-40 REVIEW-41 REVIEW-42 REVIEW-49 requires each of the fourteen answers', () => {
  expect(questionCount).toBe(14)
  expect(isComplete(answers, limits)).toBe(true)
  for (const name of Object.keys(emptyAnswers)) {
    expect(isComplete({ ...answers, [name]: '' }, limits), name).toBe(false)
  }
})

test('REVIEW-34 REVIEW-41 white space is no text', () => {
  expect(isComplete({ ...answers, form_concrete_review: ' 　\n' }, limits)).toBe(false)
  expect(answeredCount({ ...answers, form_concrete_review: '　' })).toBe(13)
})

test('REVIEW-29 REVIEW-43 rejects tomorrow and days already reviewed', () => {
  expect(isComplete({ ...answers, dating_date: '2026-11-20' }, limits)).toBe(true)
  expect(isComplete({ ...answers, dating_date: '2026-11-21' }, limits)).toBe(false)
  expect(isComplete({ ...answers, dating_date: '2026-11-01' }, limits)).toBe(false)
})

test('REVIEW-29 REVIEW-30 names what is wrong with a day, and nothing while its year is typed', () => {
  const bounded = { ...limits, from: '2026-10-31' }
  const faults = ['', '0202-11-20', '2026-10-30', '2026-10-31', '2026-11-01', '2026-11-20', '2026-11-21']
  expect(faults.map((day) => dayFault(day, bounded))).toEqual([null, null, 'early', null, 'taken', null, 'future'])
  expect(dayFault('1900-01-01', limits)).toBeNull()
  for (const day of ['0202-11-20', '2026-10-30', '2026-11-21']) {
    expect(isComplete({ ...answers, dating_date: day }, bounded), day).toBe(false)
  }
})

test('the text has at most 2,000 characters', () => {
  expect(isComplete({ ...answers, form_concrete_review: 'あ'.repeat(2000) }, limits)).toBe(true)
  expect(isComplete({ ...answers, form_concrete_review: 'あ'.repeat(2001) }, limits)).toBe(false)
})

test('REVIEW-36 REVIEW-37 REVIEW-38 REVIEW-51 sends hidden answers back unchanged, or 1 when missing', () => {
  const lookup = {
    form_foreplay: null,
    form_admit_open_review_info: null,
    form_admit_publishing: null,
  } as ReviewForm
  expect(postedFields(answers, lookup)).toMatchObject({
    form_dm: 4,
    form_admit_full_publishing: 3,
    form_admit_open_review_info: 1,
    form_admit_publishing: 1,
  })
  expect(postedFields(answers, lookup)).not.toHaveProperty('form_foreplay')
  const set = {
    ...lookup,
    form_foreplay: 2,
    form_admit_open_review_info: 4,
    form_admit_publishing: 3,
  } as const
  expect(postedFields(answers, set)).toMatchObject({
    form_foreplay: 2,
    form_admit_open_review_info: 4,
    form_admit_publishing: 3,
  })
})

test('REVIEW-39 lists missing answers in the order of the form, blank texts included', () => {
  expect(missingAnswers(answers)).toEqual([])
  const missing = {
    form_admit_full_publishing: '',
    form_concrete_review: ' 　',
    form_dm: '',
    dating_date: '',
  }
  expect(missingAnswers({ ...answers, ...missing })).toEqual([
    'dating_date',
    'form_dm',
    'form_concrete_review',
    'form_admit_full_publishing',
  ])
  expect(missingAnswers(emptyAnswers)).toHaveLength(questionCount)
})

test('REVIEW-42 never sends an answer outside the scale', () => {
  const lookup = { form_foreplay: null } as ReviewForm
  expect(() => postedFields({ ...answers, form_dm: '' }, lookup)).toThrow(/complete answers/)
})

test('restores the draft of one review, of its known fields with texts only', () => {
  expect(readReviewDraft(5)).toEqual(emptyAnswers)
  const draft = { form_concrete_review: '静かなお店でした。', dating_date: 7, other: 'x' }
  drafts.write('review.5', draft)
  expect(readReviewDraft(5)).toEqual({ ...emptyAnswers, form_concrete_review: draft.form_concrete_review })
  expect(readReviewDraft(6)).toEqual(emptyAnswers)
  forgetReviewDraft(6)
  expect(readReviewDraft(5).form_concrete_review).not.toBe('')
  forgetReviewDraft(5)
  expect(readReviewDraft(5)).toEqual(emptyAnswers)
})
