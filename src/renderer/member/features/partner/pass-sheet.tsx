import { Fragment, useEffect, useId, useRef } from 'react'
import * as z from 'zod/mini'
import {
  anyHeight,
  bodyShapeNgReason,
  ngBodyTypePrefix,
  ngHeightPrefix,
  otherNgReason,
  ngBodyTypes,
  ngHeights,
  ngReasons,
  ngReasonTextMaxLength,
} from '../../../../contract/enums/pairing.ts'
import { countCharacters } from '../../../../contract/rules/characters.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Button } from '../../../ui/base/button.tsx'
import { CheckboxGroup, RadioGroup } from '../../../ui/form/choice-groups.tsx'
import { FieldGroup, Field } from '../../../ui/form/field.tsx'
import { CharCounter, TextArea } from '../../../ui/form/text-input.tsx'
import { Dialog, Sheet } from '../../../ui/overlay/dialog.tsx'
import { usePersistedState } from '../../shared/drafts.ts'

export const ngDraftName = (pairingId: number): string => `ng.${pairingId}`

const text = z.catch(z.string(), '')
/** Answers of the reason form; '' for no choice. */
const answersSchema = z.object({ reason: text, bodyTypes: z.catch(z.array(text), []), height: text, other: text })
type NgAnswers = z.output<typeof answersSchema>

/** Reads stored answers; anything invalid is empty. */
export const readNgAnswers = (stored: unknown): NgAnswers =>
  answersSchema.parse(answersSchema.safeParse(stored).data ?? {})

/** Whether a reason is chosen, with its details where it has any (REC-87, REC-95, REC-96, REC-103, REC-105). */
export function isNgComplete({ reason, bodyTypes, height, other }: NgAnswers): boolean {
  if (reason === bodyShapeNgReason) return bodyTypes.length > 0 || (height !== '' && height !== anyHeight)
  if (reason === otherNgReason) return other.trim() !== '' && !isTooLong(other)
  return reason !== ''
}

const isTooLong = (other: string) => countCharacters(other) > ngReasonTextMaxLength

/** Returns what is still missing, shown above the button; undefined for a complete form. */
function missing(answers: NgAnswers): string | undefined {
  if (isNgComplete(answers)) return undefined
  if (answers.reason === bodyShapeNgReason) return copy.bodyMissing
  if (answers.reason === otherNgReason) return isTooLong(answers.other) ? copy.otherTooLong : copy.otherMissing
  return copy.reasonMissing
}

/** Returns the text to send. Body shapes or typed text replace their reason (REC-99 to REC-101, REC-104). */
export function ngReasonText({ reason, bodyTypes, height, other }: NgAnswers): string {
  if (reason === otherNgReason) return other.trim()
  if (reason !== bodyShapeNgReason) return reason
  const types = bodyTypes.length > 0 ? `${ngBodyTypePrefix}${bodyTypes.join('、')}` : ''
  const limit = height === '' ? '' : `${ngHeightPrefix}${height}`
  return `${types}${limit}`.trim()
}

const copy = recommendationCopy.reason
const accountReason = ngReasons[2]
const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const reasonOption = (value: string) => ({
  value,
  label: value,
  ...(value === accountReason ? { text: copy.accountNote } : {}),
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
  const incomplete = missing(answers)
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

const passSheetCopy = recommendationCopy.passQuestion

interface PassSheetProps {
  open: boolean
  busy: boolean
  onPass: () => void
  onClose: () => void
}

/** Asks a man to confirm 今回は見送る, which is final (D-74). */
export function PassSheet({ open, busy, onPass, onClose }: PassSheetProps) {
  return (
    <Sheet
      open={open}
      onClose={() => {
        if (!busy) onClose()
      }}
      title={passSheetCopy.title}
      side="bottom"
      footer={
        <div className="flex gap-3 *:flex-1">
          <Button tone="quiet" disabled={busy} onClick={onClose}>
            {passSheetCopy.cancel}
          </Button>
          <Button tone="danger" busy={busy} onClick={onPass}>
            {passSheetCopy.confirm}
          </Button>
        </div>
      }
    >
      <p className="px-3 phrase text-ink-2">{passSheetCopy.text}</p>
    </Sheet>
  )
}
