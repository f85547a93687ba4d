// @vitest-environment happy-dom
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { expect, test } from 'vitest'
import { writeSession } from '../../api/session-store.ts'
import { type ReviewAnswers } from './review-answers.ts'
import { forgetReviewDraft, readReviewDraft, useReviewDraft } from './review-draft.ts'

test('REVIEW-33 an answer is kept as it is given, before the page has drawn it', () => {
  writeSession({ uid: 'her@yoimachi.example', client: 'c', 'access-token': 't' })
  let fields: UseFormReturn<ReviewAnswers> | undefined
  const Form = () => {
    fields = useForm<ReviewAnswers>({ defaultValues: readReviewDraft(8) })
    useReviewDraft(8, fields)
    return null
  }
  const root = createRoot(document.createElement('div'))
  flushSync(() => root.render(createElement(Form)))
  fields?.setValue('form_concrete_review', 'ゆっくり話せました。')
  expect(readReviewDraft(8).form_concrete_review).toBe('ゆっくり話せました。')
  flushSync(() => root.render(null))
  expect(readReviewDraft(8).form_concrete_review).toBe('ゆっくり話せました。')
  root.unmount()
  forgetReviewDraft(8)
})
