import { useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { reviewMaxLength, type ReviewForm } from '../../../../contract/calls/review.ts'
import { fullPublishingLabels, fullPublishings, reviewItems } from '../../../../contract/enums/review.ts'
import { countCharacters } from '../../../../contract/rules/texts.ts'
import { formatDate } from '../../../lib/date-ja.ts'
import { leadToField } from '../../../lib/lead-to-field.ts'
import { useIncrementalMount } from '../../../lib/use-incremental-mount.ts'
import { useIsWide } from '../../../lib/use-is-wide.ts'
import { RadioGroup } from '../../../ui/form/choices.tsx'
import { FieldGroup, Field } from '../../../ui/form/field.tsx'
import { CharCounter, TextArea } from '../../../ui/form/text-area.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { Card } from '../../../ui/list/card.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useServerNow } from '../../api/server-time.ts'
import { reviewCopy } from './copy.ts'
import { RatingsCard } from './ratings-card.tsx'
import { isComplete, type ReviewAnswers } from './review-answers.ts'
import { ReviewSubmit } from './review-submit.tsx'
import { ReviewedPartner } from './reviewed-partner.tsx'
import { usePostReview } from './use-post-review.ts'
import { readReviewDraft, useReviewDraft } from './use-review-draft.ts'

const copy = reviewCopy.form
const minuteMs = 60_000
/** Ratings that come into view with the page; the others, the text and the publishing follow. */
const firstItems = 3

/** The posting form: day, eleven ratings, text, publishing (REVIEW-28 to REVIEW-44, REVIEW-50). */
export function ReviewFormFields({ lookup }: { lookup: ReviewForm }) {
  const today = formatDate(useServerNow(minuteMs)).replaceAll('/', '-')
  const { register, control, handleSubmit } = useForm<ReviewAnswers>({
    defaultValues: readReviewDraft(lookup.recommend_id),
  })
  const answers = useWatch({ control }) as ReviewAnswers
  useReviewDraft(lookup.recommend_id, answers)
  const post = usePostReview(lookup)
  const form = useRef<HTMLFormElement>(null)
  const { shown, showAll } = useIncrementalMount(
    reviewItems.length + 1,
    useIsWide() ? reviewItems.length : firstItems,
  )
  const isWhole = shown > reviewItems.length

  const taken = lookup.date_restrictions.includes(answers.dating_date)
  const tooLong = countCharacters(answers.form_concrete_review) > reviewMaxLength
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
          <Field label={copy.date} required error={(taken && copy.dateTaken) || post.errors.dating_date?.[0]}>
            <TextInput type="date" max={today} {...register('dating_date')} />
          </Field>
        </Card>
        <RatingsCard register={register} errors={post.errors} shown={shown} />
        {isWhole && (
          <>
            <Card>
              <Field
                label={copy.text}
                required
                hint={copy.textHint}
                error={(tooLong && copy.tooLong) || post.errors.form_concrete_review?.[0]}
                counter={<CharCounter text={answers.form_concrete_review} max={reviewMaxLength} />}
              >
                <TextArea rows={6} placeholder={copy.textPlaceholder} {...register('form_concrete_review')} />
              </Field>
            </Card>
            <Card>
              <FieldGroup
                label={copy.publishing}
                required
                error={post.errors.form_admit_full_publishing?.[0]}
              >
                <RadioGroup
                  options={fullPublishings.map((value) => ({
                    value: String(value),
                    label: fullPublishingLabels[value],
                  }))}
                  {...register('form_admit_full_publishing')}
                />
              </FieldGroup>
            </Card>
          </>
        )}
      </PageBody>
      <ReviewSubmit
        answers={answers}
        complete={isComplete(answers, { today, taken: lookup.date_restrictions })}
        busy={post.busy}
        onLead={(name) => {
          showAll()
          leadToField(form.current, name)
        }}
      />
    </form>
  )
}
