import { memo } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { reviewItems } from '../../../../contract/enums/review.ts'
import { SectionCard } from '../../../ui/base/card.tsx'
import { RadioGroup } from '../../../ui/form/choice-groups.tsx'
import { FieldGroup } from '../../../ui/form/field.tsx'
import type { ApiError } from '../../api/api-error.ts'
import { reviewCopy } from './copy.ts'
import type { ReviewAnswers } from './review-answers.ts'

interface RatingsCardProps {
  register: UseFormRegister<ReviewAnswers>
  errors: ApiError['errors']
  shown: number
}

/** The ratings, memoised, because every typed letter would register all choices again (REVIEW-31, REVIEW-32). */
export const RatingsCard = memo(function RatingsCard({ register, errors, shown }: RatingsCardProps) {
  return (
    <SectionCard title={reviewCopy.form.ratings} className="grid gap-6">
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
    </SectionCard>
  )
})
