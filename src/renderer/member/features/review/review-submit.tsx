import { reviewItems } from '../../../../contract/enums/review.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { formCopy } from '../../../lib/copy/form.ts'
import { Button } from '../../../ui/base/button.tsx'
import { ProgressBar } from '../../../ui/feedback/progress.tsx'
import { MissingField } from '../../../ui/form/missing-field.tsx'
import { ActionBar } from '../../../ui/navigation/action-bar.tsx'
import { reviewCopy } from './copy.ts'
import { answeredCount, missingAnswers, questionCount, type ReviewAnswers } from './review-answers.ts'

const copy = reviewCopy.form

interface ReviewSubmitProps {
  answers: ReviewAnswers
  complete: boolean
  /** An answered question whose answer cannot be taken. */
  wrong: 'dating_date' | 'form_concrete_review' | null
  busy: boolean
  onLead: (name: keyof ReviewAnswers) => void
}

/** Progress of the form and its button, disabled with a reason until everything is answered (REVIEW-44, REVIEW-52). */
export function ReviewSubmit({ answers, complete, wrong, busy, onLead }: ReviewSubmitProps) {
  const done = answeredCount(answers)
  const missing = missingAnswers(answers)
  const [first] = missing
  const submitText = busy ? copy.submitting : copy.submit
  return (
    <ActionBar aboveTabs className="mt-auto">
      <div className="grid flex-1 gap-2.5 short:grid-cols-[minmax(0,1fr)_auto] short:gap-1.5 short:*:first:col-span-2">
        <ProgressBar
          value={done / questionCount}
          label={`${copy.title} ${commonCopy.unit.items(done)}／${commonCopy.unit.items(questionCount)}`}
        />
        {first !== undefined && (
          <MissingField text={formCopy.missing(questionOf(first), missing.length - 1)} onLead={() => onLead(first)} />
        )}
        {first === undefined && wrong !== null && (
          <MissingField text={wrong === 'dating_date' ? copy.dateWrong : copy.textWrong} onLead={() => onLead(wrong)} />
        )}
        <Button type="submit" disabled={!complete} busy={busy}>
          {complete ? submitText : copy.incomplete}
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
