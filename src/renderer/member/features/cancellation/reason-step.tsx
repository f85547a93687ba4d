import { useState, type FormEvent } from 'react'
import {
  cancelReasons,
  cancelReasonTextMaxLength,
  otherCancelReason,
} from '../../../../contract/enums/cancel-reasons.ts'
import { Button } from '../../../ui/base/button.tsx'
import { RadioGroup } from '../../../ui/form/choices.tsx'
import { FieldGroup, Field } from '../../../ui/form/field.tsx'
import { CharCounter, TextArea } from '../../../ui/form/text-area.tsx'
import {
  chooseReason,
  firstReason,
  isReasonComplete,
  isTooLong,
  type CancellationReason,
} from './cancellation-rules.ts'
import { StepFrame } from './cancellation-steps.tsx'
import { cancellationCopy } from './copy.ts'

const copy = cancellationCopy.reason

interface ReasonStepProps {
  sex: 1 | 2
  /** What was chosen before a reload or a lost login. */
  kept: CancellationReason | null
  onChoose: (reason: CancellationReason) => void
  onNext: () => void
}

/** Step 3: one of the reasons of the sex, その他 with a text (CANCEL-08, CANCEL-19 to CANCEL-35). */
export function ReasonStep({ sex, kept, onChoose, onNext }: ReasonStepProps) {
  // Its own state: going to the step begins with the first option (CANCEL-19).
  const [chosen, setChosen] = useState(() => kept ?? firstReason(sex))
  const choose = (next: CancellationReason) => {
    setChosen(next)
    onChoose(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReasonComplete(chosen)) return
    onChoose(chosen)
    onNext()
  }
  return (
    <StepFrame step={3} title={copy.title}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <FieldGroup label={copy.label}>
          <RadioGroup
            name="reason"
            layout="cards"
            options={cancelReasons[sex].map((reason) => ({ value: reason, label: reason }))}
            value={chosen.reason}
            onValueChange={(reason) => choose(chooseReason(chosen, reason))}
          />
        </FieldGroup>
        {chosen.reason === otherCancelReason && (
          <Field
            label={copy.text}
            required
            error={isTooLong(chosen.text) ? copy.tooLong : undefined}
            counter={<CharCounter text={chosen.text} max={cancelReasonTextMaxLength} />}
          >
            <TextArea value={chosen.text} onChange={(event) => choose({ ...chosen, text: event.target.value })} />
          </Field>
        )}
        <Button type="submit" disabled={!isReasonComplete(chosen)}>
          {copy.next}
        </Button>
      </form>
    </StepFrame>
  )
}
