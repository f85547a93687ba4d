import { Fragment, useEffect, useId, useRef } from 'react'
import {
  accountNgReason,
  bodyShapeNgReason,
  ngBodyTypes,
  ngHeights,
  ngReasons,
  otherNgReason,
} from '../../../../contract/enums/ng-reasons.ts'
import { ngReasonTextMaxLength } from '../../../../contract/rules/text-limits.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Button } from '../../../ui/base/button.tsx'
import { CharCounter } from '../../../ui/form/char-counter.tsx'
import { CheckboxGroup, RadioGroup } from '../../../ui/form/choice-groups.tsx'
import { Field, FieldGroup } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { usePersistedState } from '../../shared/use-persisted-state.ts'
import {
  isNgComplete,
  isTooLong,
  missingText,
  type NgAnswers,
  ngDraftName,
  ngReasonText,
  readNgAnswers,
} from './ng-answers.ts'

const copy = recommendationCopy.reason

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

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

interface ReasonDetailsProps {
  answers: NgAnswers
  change: (patch: Partial<NgAnswers>) => void
}

/** Questions that follow a reason, directly below its radio button and in view. */
function ReasonDetails({ answers, change }: ReasonDetailsProps) {
  const box = useRef<HTMLDivElement>(null)
  const { reason } = answers
  useEffect(() => {
    // With braces: some browsers return a promise, which React would take for a clean-up.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  if (reason !== bodyShapeNgReason && reason !== otherNgReason) return null
  return (
    <div ref={box} className="grid scroll-my-4 gap-4 rounded-m bg-sunken p-4">
      {reason === otherNgReason ? (
        <Field
          label={copy.otherLabel}
          error={isTooLong(answers.other) ? copy.otherTooLong : undefined}
          counter={<CharCounter text={answers.other} max={ngReasonTextMaxLength} />}
        >
          <TextArea rows={2} value={answers.other} onChange={(event) => change({ other: event.currentTarget.value })} />
        </Field>
      ) : (
        <>
          <FieldGroup label={copy.bodyTypes}>
            <CheckboxGroup
              name="bodyTypes"
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
    </div>
  )
}
