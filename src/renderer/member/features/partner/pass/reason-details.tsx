import { useEffect, useRef } from 'react'
import { bodyShapeNgReason, ngBodyTypes, ngHeights, otherNgReason } from '../../../../../contract/enums/ng-reasons.ts'
import { ngReasonTextMaxLength } from '../../../../../contract/rules/text-limits.ts'
import { recommendationCopy } from '../../../../lib/copy/recommendation.ts'
import { CharCounter } from '../../../../ui/form/char-counter.tsx'
import { CheckboxGroup, RadioGroup } from '../../../../ui/form/choice-groups.tsx'
import { Field, FieldGroup } from '../../../../ui/form/field.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { isTooLong, type NgAnswers } from './ng-answers.ts'

const copy = recommendationCopy.reason

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

interface ReasonDetailsProps {
  answers: NgAnswers
  change: (patch: Partial<NgAnswers>) => void
}

/** Questions that follow a reason, directly below its radio button and in view; none for most reasons. */
export function ReasonDetails({ answers, change }: ReasonDetailsProps) {
  const { reason } = answers
  if (reason !== bodyShapeNgReason && reason !== otherNgReason) return null
  return (
    <DetailsBox>
      {reason === otherNgReason ? (
        <OtherText answers={answers} change={change} />
      ) : (
        <BodyShape answers={answers} change={change} />
      )}
    </DetailsBox>
  )
}

/** Scrolls itself into view when it appears. */
function DetailsBox({ children }: { children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // With braces: some browsers return a promise, which React would take for a clean-up.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} className="grid scroll-my-4 gap-4 rounded-m bg-sunken p-4">
      {children}
    </div>
  )
}

function OtherText({ answers: { other }, change }: ReasonDetailsProps) {
  return (
    <Field
      label={copy.otherLabel}
      error={isTooLong(other) ? copy.otherTooLong : undefined}
      counter={<CharCounter text={other} max={ngReasonTextMaxLength} />}
    >
      <TextArea rows={2} value={other} onChange={(event) => change({ other: event.currentTarget.value })} />
    </Field>
  )
}

function BodyShape({ answers: { bodyTypes, height }, change }: ReasonDetailsProps) {
  return (
    <>
      <FieldGroup label={copy.bodyTypes}>
        <CheckboxGroup
          name="bodyTypes"
          options={options(ngBodyTypes)}
          value={bodyTypes}
          onValueChange={(chosen) => change({ bodyTypes: chosen })}
        />
      </FieldGroup>
      <FieldGroup label={copy.heightLimit}>
        <RadioGroup
          name="height"
          layout="chips"
          options={options(ngHeights)}
          value={height}
          onValueChange={(chosen) => change({ height: chosen })}
        />
      </FieldGroup>
    </>
  )
}
