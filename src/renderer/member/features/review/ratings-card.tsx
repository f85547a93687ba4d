import { memo } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { reviewItems } from '../../../../contract/enums/review.ts'
import { RadioGroup } from '../../../ui/form/choices.tsx'
import { FieldGroup } from '../../../ui/form/field.tsx'
import { Card } from '../../../ui/list/card.tsx'
import type { ApiError } from '../../api/api-error.ts'
import { reviewCopy } from './copy.ts'
import type { ReviewAnswers } from './review-answers.ts'

interface RatingsCardProps {
  register: UseFormRegister<ReviewAnswers>
  errors: ApiError['errors']
  /** How many questions stand there so far. */
  shown: number
}

/** The ratings (REVIEW-31, REVIEW-32). Kept between renders: each letter of the text would draw and register all choices anew. */
export const RatingsCard = memo(function RatingsCard({ register, errors, shown }: RatingsCardProps) {
  return (
    <Card as="section" aria-labelledby="ratings-heading" className="grid gap-6">
      <h2 id="ratings-heading" className="text-m font-semibold">
        {reviewCopy.form.ratings}
      </h2>
      {reviewItems.slice(0, shown).map(({ name, question, texts }) => (
        <FieldGroup key={name} label={question} required error={errors[name]?.[0]}>
          <RadioGroup
            layout="scale"
            options={texts.map((text, index) => ({
              value: String(index + 1),
              label: (
                <span className="flex items-center gap-2.5">
                  <span className="font-semibold num">{index + 1}</span>
                  <span className="phrase">{text}</span>
                </span>
              ),
            }))}
            {...register(name)}
          />
        </FieldGroup>
      ))}
    </Card>
  )
})
