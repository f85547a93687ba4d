import { useId, type FormEvent } from 'react'
import {
  bodyShapeNgReason,
  ngBodyTypes,
  ngHeights,
  ngReasons,
  ngReasonTextMaxLength,
  otherNgReason,
} from '../../../../../contract/enums/pairing.ts'
import { recommendationCopy } from '../../../../lib/copy/recommendation.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { CheckboxGroup, RadioGroup } from '../../../../ui/form/choices.tsx'
import { FieldGroup, Field } from '../../../../ui/form/field.tsx'
import { CharCounter, TextArea } from '../../../../ui/form/text-area.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { usePersistedState } from '../../../shared/use-persisted-state.ts'
import { isNgComplete, ngDraftName, ngReasonText, readNgAnswers, type NgAnswers } from './ng-reason.ts'

const copy = recommendationCopy.reason
const accountReason = ngReasons[2]
const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const reasonOptions = ngReasons.map((value) => ({
  value,
  label: value,
  ...(value === accountReason ? { text: copy.accountNote } : {}),
}))

interface ReasonFormProps {
  pairingId: number
  open: boolean
  busy: boolean
  onClose: () => void
  /** The text of REC-99 to REC-101. */
  onSubmit: (reason: string) => void
}

/** Why she passes (REC-48, REC-87 to REC-106). What was chosen stays when the form is closed and opened again,
 * and over a failure that leads to /login. */
export function ReasonForm({ pairingId, open, busy, onClose, onSubmit }: ReasonFormProps) {
  const formId = useId()
  const [answers, setAnswers] = usePersistedState(ngDraftName(pairingId), readNgAnswers)
  const change = (patch: Partial<NgAnswers>) => setAnswers({ ...answers, ...patch })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && isNgComplete(answers)) onSubmit(ngReasonText(answers))
  }
  const bodyShape = answers.reason === bodyShapeNgReason
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!busy) onClose()
      }}
      title={copy.title}
      footer={
        <>
          <Button type="submit" form={formId} busy={busy} disabled={!isNgComplete(answers)}>
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
          <RadioGroup
            name="reason"
            layout="cards"
            options={reasonOptions}
            value={answers.reason}
            onValueChange={(reason) => change({ reason })}
          />
        </FieldGroup>
        {bodyShape && (
          <>
            <FieldGroup label={copy.bodyTypes} hint={isNgComplete(answers) ? undefined : copy.bodyMissing}>
              <CheckboxGroup
                name="bodyTypes"
                layout="chips"
                options={options(ngBodyTypes)}
                value={answers.bodyTypes}
                onValueChange={(bodyTypes) => change({ bodyTypes })}
              />
            </FieldGroup>
            <FieldGroup label={copy.heightLimit}>
              <RadioGroup
                name="height"
                layout="chips"
                options={options(ngHeights)}
                value={answers.height}
                onValueChange={(height) => change({ height })}
              />
            </FieldGroup>
          </>
        )}
        {answers.reason === otherNgReason && (
          <Field
            label={copy.otherLabel}
            counter={<CharCounter text={answers.other} max={ngReasonTextMaxLength} />}
          >
            <TextArea
              rows={2}
              maxLength={ngReasonTextMaxLength}
              value={answers.other}
              onChange={(event) => change({ other: event.currentTarget.value })}
            />
          </Field>
        )}
      </form>
    </Dialog>
  )
}
