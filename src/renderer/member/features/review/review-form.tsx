import { useRef } from 'react'
import { useForm, type UseFormRegister, useWatch } from 'react-hook-form'
import type { ReviewForm } from '../../../../contract/calls/review.ts'
import { fullPublishingLabels, fullPublishings, reviewItems } from '../../../../contract/enums/review.ts'
import { reviewMaxLength } from '../../../../contract/rules/text-limits.ts'
import { minuteMs } from '../../../../contract/rules/tokyo-time.ts'
import { formatDate } from '../../../lib/date-ja.ts'
import { useIncrementalMount } from '../../../lib/use-incremental-mount.ts'
import { useIsWide } from '../../../lib/window-width.ts'
import { Card } from '../../../ui/base/card.tsx'
import { CharCounter } from '../../../ui/form/char-counter.tsx'
import { RadioGroup } from '../../../ui/form/choice-groups.tsx'
import { Field, FieldGroup } from '../../../ui/form/field.tsx'
import { leadToField } from '../../../ui/form/missing-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import type { ApiError } from '../../api/api-error.ts'
import { useServerNow } from '../../api/server-time.ts'
import { reviewCopy } from './copy.ts'
import { RatingsCard } from './ratings-card.tsx'
import { dayFault, isComplete, isTextTooLong, type ReviewAnswers } from './review-answers.ts'
import { readReviewDraft, useReviewDraft } from './review-draft.ts'
import { ReviewSubmit } from './review-submit.tsx'
import { ReviewedPartner } from './reviewed-partner.tsx'
import { usePostReview } from './use-post-review.ts'

const copy = reviewCopy.form

/** Ratings rendered with the page. The other ratings, the text and the publishing choice follow. */
const firstItems = 3

/** Review form: day, eleven ratings, text, publishing (REVIEW-28 to REVIEW-44, REVIEW-50). */
export function ReviewFormFields({ lookup }: { lookup: ReviewForm }) {
  const today = formatDate(useServerNow(minuteMs)).replaceAll('/', '-')
  const fields = useForm<ReviewAnswers>({ defaultValues: readReviewDraft(lookup.recommend_id) })
  const { register, control, handleSubmit } = fields
  // Every answer has a default, so none is missing.
  const answers = useWatch({ control }) as ReviewAnswers
  useReviewDraft(lookup.recommend_id, fields)
  const post = usePostReview(lookup)
  const form = useRef<HTMLFormElement>(null)
  const { shown, showAll } = useIncrementalMount(reviewItems.length + 1, useIsWide() ? reviewItems.length : firstItems)
  const isWhole = shown > reviewItems.length

  const limits = { from: lookup.dating_date_from, today, taken: lookup.date_restrictions }
  const fault = dayFault(answers.dating_date, limits)
  const dayError = {
    early: copy.dateEarly(formatDate(lookup.dating_date_from ?? today)),
    future: copy.dateFuture,
    taken: copy.dateTaken,
  }
  const wrongText = isTextTooLong(answers) ? 'form_concrete_review' : null
  return (
    <form
      noValidate
      ref={form}
      className="flex flex-1 flex-col"
      onSubmit={(event) => void handleSubmit((values) => post.send(values))(event)}
    >
      <PageBody>
        <ReviewedPartner pairingId={lookup.recommend_id} />
        <p className="text-s text-ink-2">{copy.lead}</p>
        <Card>
          <Field label={copy.date} required error={(fault && dayError[fault]) || post.errors.dating_date?.[0]}>
            <TextInput type="date" min={lookup.dating_date_from} max={today} {...register('dating_date')} />
          </Field>
        </Card>
        <RatingsCard register={register} errors={post.errors} shown={shown} />
        {isWhole && <TextAndPublishing register={register} text={answers.form_concrete_review} errors={post.errors} />}
      </PageBody>
      <ReviewSubmit
        answers={answers}
        complete={isComplete(answers, limits)}
        wrong={fault ? 'dating_date' : wrongText}
        busy={post.busy}
        onLead={(name) => {
          showAll()
          leadToField(form.current, name)
        }}
      />
    </form>
  )
}

interface TextAndPublishingProps {
  register: UseFormRegister<ReviewAnswers>
  text: string
  errors: ApiError['errors']
}

/** The text and how it may be published (REVIEW-33 to REVIEW-35). */
function TextAndPublishing({ register, text, errors }: TextAndPublishingProps) {
  const tooLong = isTextTooLong({ form_concrete_review: text })
  return (
    <>
      <Card>
        <Field
          label={copy.text}
          required
          hint={copy.textHint}
          error={(tooLong && copy.tooLong) || errors.form_concrete_review?.[0]}
          counter={<CharCounter text={text} max={reviewMaxLength} />}
        >
          <TextArea rows={6} placeholder={copy.textPlaceholder} {...register('form_concrete_review')} />
        </Field>
      </Card>
      <Card>
        <FieldGroup label={copy.publishing} required error={errors.form_admit_full_publishing?.[0]}>
          <RadioGroup
            options={fullPublishings.map((value) => ({ value: String(value), label: fullPublishingLabels[value] }))}
            {...register('form_admit_full_publishing')}
          />
        </FieldGroup>
      </Card>
    </>
  )
}
