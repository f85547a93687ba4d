import { reviewItems } from '../../../../contract/enums/review.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { formCopy } from '../../../lib/copy/form.ts'
import { Button } from '../../../ui/base/button.tsx'
import { ProgressBar } from '../../../ui/feedback/progress.tsx'
import { MissingField } from '../../../ui/navigation/missing-field.tsx'
import { ActionBar } from '../../../ui/navigation/page-body.tsx'
import { reviewCopy } from './copy.ts'
import { answeredCount, missingAnswers, questionCount, type ReviewAnswers } from './review-answers.ts'

const copy = reviewCopy.form

interface ReviewSubmitProps {
  answers: ReviewAnswers
  complete: boolean
  busy: boolean
  /** Shows a question that is not answered yet. */
  onLead: (name: keyof ReviewAnswers) => void
}

/** How far the form is, and its button: off and saying why until all is answered (REVIEW-44, REVIEW-52). */
export function ReviewSubmit({ answers, complete, busy, onLead }: ReviewSubmitProps) {
  const done = answeredCount(answers)
  const missing = missingAnswers(answers)
  const [first] = missing
  return (
    <ActionBar aboveTabs className="mt-auto">
      <div className="grid flex-1 gap-2.5 short:grid-cols-[minmax(0,1fr)_auto] short:gap-1.5 short:*:first:col-span-2">
        <ProgressBar
          value={done / questionCount}
          label={`${copy.title} ${commonCopy.unit.items(done)}／${commonCopy.unit.items(questionCount)}`}
        />
        {first !== undefined && (
          <MissingField
            text={formCopy.missing(questionOf(first), missing.length - 1)}
            actionText={formCopy.toMissing}
            onLead={() => onLead(first)}
          />
        )}
        <Button type="submit" disabled={!complete} busy={busy}>
          {complete ? (busy ? copy.submitting : copy.submit) : copy.incomplete}
        </Button>
      </div>
    </ActionBar>
  )
}

function questionOf(name: keyof ReviewAnswers): string {
  if (name === 'dating_date') return copy.date
  if (name === 'form_concrete_review') return copy.text
  if (name === 'form_admit_full_publishing') return copy.publishing
  return reviewItems.find((item) => item.name === name)?.question ?? ''
}
