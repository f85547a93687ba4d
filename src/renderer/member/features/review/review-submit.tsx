import { commonCopy } from '../../../lib/copy/common.ts'
import { Button } from '../../../ui/base/button.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { ActionBar } from '../../../ui/navigation/action-bar.tsx'
import { reviewCopy } from './copy.ts'
import { answeredCount, questionCount, type ReviewAnswers } from './review-answers.ts'

const copy = reviewCopy.form

interface ReviewSubmitProps {
  answers: ReviewAnswers
  complete: boolean
  busy: boolean
}

/** How far the form is, and its button: off and saying why until all is answered (REVIEW-44, REVIEW-52). */
export function ReviewSubmit({ answers, complete, busy }: ReviewSubmitProps) {
  const done = answeredCount(answers)
  return (
    <ActionBar aboveTabs className="mt-auto">
      <div className="grid flex-1 gap-2.5">
        <ProgressBar
          value={done / questionCount}
          label={`${copy.title} ${commonCopy.unit.items(done)}／${commonCopy.unit.items(questionCount)}`}
        />
        <Button type="submit" disabled={!complete} busy={busy}>
          {complete ? (busy ? copy.submitting : copy.submit) : copy.incomplete}
        </Button>
      </div>
    </ActionBar>
  )
}
