import type { FormEvent } from 'react'
import { cancelReasonEndpoint } from '../../../../contract/calls/cancellation.ts'
import {
  cancelReasons,
  cancelReasonTextMaxLength,
  otherCancelReason,
} from '../../../../contract/enums/cancel-reasons.ts'
import { countCharacters } from '../../../../contract/rules/texts.ts'
import { Button } from '../../../ui/base/button.tsx'
import { RadioGroup } from '../../../ui/form/choices.tsx'
import { FieldGroup, Field } from '../../../ui/form/field.tsx'
import { CharCounter, TextArea } from '../../../ui/form/text-area.tsx'
import { readSession } from '../../api/session-store.ts'
import { useEndpointMutation } from '../../api/use-endpoint.ts'
import { usePersistedText } from '../../shared/use-persisted-state.ts'
import { withdrawalCopy } from './copy.ts'
import { canGoOn } from './withdrawal-reason.ts'

const copy = withdrawalCopy.reason
const options = cancelReasons[2].map((reason) => ({ value: reason, label: reason }))

/** Step 1: why she leaves, with a text for その他 (QUIT-05 to QUIT-13, QUIT-18, QUIT-25). */
export function ReasonStep({ onGiven }: { onGiven: () => void }) {
  const [reason, setReason] = usePersistedText('withdrawal.reason')
  const [text, setText] = usePersistedText('withdrawal.text')
  const { mutate, isPending, isError } = useEndpointMutation(cancelReasonEndpoint, { onSuccess: onGiven })
  const other = reason === otherCancelReason

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!canGoOn(reason, text)) return
    // Nothing to tell: the survey is left as it is.
    if (reason === '') return onGiven()
    const { uid } = readSession()
    mutate({
      cancel_reason: {
        ...(uid ? { uid } : {}),
        cancel_reason: reason,
        cancel_reason_text: other ? text : '',
      },
    })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="font-display text-l phrase">{copy.title}</h2>
        <p className="phrase text-ink-2">{copy.lead}</p>
      </div>
      <div role="alert" className="text-s text-alarm empty:hidden">
        {isError && !isPending && copy.failed}
      </div>
      <FieldGroup label={copy.label}>
        <RadioGroup name="reason" layout="cards" options={options} value={reason} onValueChange={setReason} />
      </FieldGroup>
      {other && (
        <Field
          label={copy.text}
          error={countCharacters(text) > cancelReasonTextMaxLength ? copy.tooLong : undefined}
          counter={<CharCounter text={text} max={cancelReasonTextMaxLength} />}
        >
          <TextArea value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      )}
      <Button type="submit" disabled={!canGoOn(reason, text)} busy={isPending}>
        {copy.submit}
      </Button>
      <output className="sr-only">{isPending ? copy.submitting : ''}</output>
    </form>
  )
}
