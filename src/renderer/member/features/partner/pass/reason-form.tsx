import { Fragment, useId } from 'react'
import { accountNgReason, ngReasons } from '../../../../../contract/enums/ng-reasons.ts'
import { recommendationCopy } from '../../../../lib/copy/recommendation.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { RadioGroup } from '../../../../ui/form/choice-groups.tsx'
import { FieldGroup } from '../../../../ui/form/field.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { usePersistedState } from '../../../shared/use-persisted-state.ts'
import { isNgComplete, missingText, type NgAnswers, ngDraftName, ngReasonText, readNgAnswers } from './ng-answers.ts'
import { ReasonDetails } from './reason-details.tsx'

const copy = recommendationCopy.reason

const reasonOption = (value: string) => ({
  value,
  label: value,
  ...(value === accountNgReason ? { text: copy.accountNote } : {}),
})

interface ReasonFormProps {
  pairingId: number
  open: boolean
  busy: boolean
  onClose: () => void
  /** Called with the text of REC-99 to REC-101. */
  onSubmit: (reason: string) => void
}

/** A woman's reason to pass (REC-48, REC-87 to REC-106). Keeps its answers when it closes and after a failure. */
export function ReasonForm({ pairingId, open, busy, onClose, onSubmit }: ReasonFormProps) {
  const formId = useId()
  const [answers, setAnswers] = usePersistedState(ngDraftName(pairingId), readNgAnswers)
  const change = (patch: Partial<NgAnswers>) => setAnswers({ ...answers, ...patch })
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (!busy && isNgComplete(answers)) onSubmit(ngReasonText(answers))
  }
  const incomplete = missingText(answers)
  const reasonId = useId()
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!busy) onClose()
      }}
      title={copy.title}
      footer={
        <>
          <p id={reasonId} aria-live="polite" className="text-center text-s text-ink-2 empty:hidden">
            {incomplete}
          </p>
          <Button
            type="submit"
            form={formId}
            busy={busy}
            disabled={incomplete !== undefined}
            aria-describedby={reasonId}
          >
            {copy.submit}
          </Button>
          <Button tone="text" size="m" disabled={busy} onClick={onClose}>
            {copy.cancel}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-4" onSubmit={submit}>
        <p className="text-s text-ink-2">{copy.lead}</p>
        <FieldGroup label={copy.title} hideLabel>
          <div className="grid gap-2.5">
            {ngReasons.map((reason) => (
              <Fragment key={reason}>
                <RadioGroup
                  name="reason"
                  layout="cards"
                  options={[reasonOption(reason)]}
                  value={answers.reason}
                  onValueChange={() => change({ reason })}
                />
                {answers.reason === reason && <ReasonDetails answers={answers} change={change} />}
              </Fragment>
            ))}
          </div>
        </FieldGroup>
      </form>
    </Dialog>
  )
}
