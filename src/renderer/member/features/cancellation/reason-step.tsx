import { useState } from 'react'
import { Link } from 'react-router-dom'
import { cancelReasons, otherCancelReason } from '../../../../contract/enums/cancellation.ts'
import type { Sex } from '../../../../contract/enums/member.ts'
import { cancelReasonTextMaxLength } from '../../../../contract/rules/text-limits.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { CharCounter } from '../../../ui/form/char-counter.tsx'
import { RadioGroup } from '../../../ui/form/choice-groups.tsx'
import { Field, FieldGroup } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { MenuRow } from '../../../ui/navigation/menu-row.tsx'
import {
  type CancellationReason,
  chooseReason,
  firstReason,
  isReasonComplete,
  isTooLong,
} from './cancellation-reason.ts'
import { cancellationCopy } from './copy.ts'
import { StepFrame } from './step-frame.tsx'

const reasonCopy = cancellationCopy.reason

interface ReasonStepProps {
  sex: Sex
  /** Choice restored after a reload or an expired login. */
  stored: CancellationReason | null
  onChoose: (reason: CancellationReason) => void
  onNext: () => void
}

/** Step 3: choice of a reason; その他 takes a text (CANCEL-08, CANCEL-19 to CANCEL-35). */
export function ReasonStep({ sex, stored, onChoose, onNext }: ReasonStepProps) {
  // Local state, so that each visit of the step begins with the first option (CANCEL-19).
  const [chosen, setChosen] = useState(() => stored ?? firstReason(sex))
  const choose = (next: CancellationReason) => {
    setChosen(next)
    onChoose(next)
  }
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (!isReasonComplete(chosen)) return
    onChoose(chosen)
    onNext()
  }
  return (
    <StepFrame
      step={3}
      title={reasonCopy.title}
      onSubmit={submit}
      actions={
        <Button type="submit" tone="quiet" disabled={!isReasonComplete(chosen)}>
          {reasonCopy.next}
        </Button>
      }
    >
      <FieldGroup label={reasonCopy.label} hideLabel>
        <RadioGroup
          name="reason"
          layout="group"
          options={cancelReasons[sex].map((reason) => ({ value: reason, label: reason }))}
          value={chosen.reason}
          onValueChange={(reason) => choose(chooseReason(chosen, reason))}
        />
      </FieldGroup>
      {chosen.reason === otherCancelReason && (
        <Field
          label={reasonCopy.text}
          required
          error={isTooLong(chosen.text) ? reasonCopy.tooLong : undefined}
          counter={<CharCounter text={chosen.text} max={cancelReasonTextMaxLength} />}
        >
          <TextArea value={chosen.text} onChange={(event) => choose({ ...chosen, text: event.target.value })} />
        </Field>
      )}
      <p className="text-s text-ink-2">{reasonCopy.nothingYet}</p>
      <Card space="none">
        <MenuRow icon="card" render={<Link to="/change_card" />}>
          <span className="block font-semibold">{reasonCopy.cardTitle}</span>
          <span className="block text-s text-ink-2">{reasonCopy.cardText}</span>
        </MenuRow>
      </Card>
    </StepFrame>
  )
}
