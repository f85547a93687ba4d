import { cancelReasons, otherCancelReason } from '../../../../contract/enums/cancellation.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { cancelReasonTextMaxLength } from '../../../../contract/rules/text-limits.ts'
import { Button } from '../../../ui/base/button.tsx'
import { CharCounter } from '../../../ui/form/char-counter.tsx'
import { RadioGroup } from '../../../ui/form/choice-groups.tsx'
import { Field, FieldGroup } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { ownUid } from '../../api/session-store.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { cancelReasonWrite } from '../../shared/outcome/writes/cancellation.ts'
import { usePersistedText } from '../../shared/use-persisted-state.ts'
import { withdrawalCopy } from './copy.ts'
import { isReasonComplete, isReasonTooLong } from './reason-rules.ts'

const reasonCopy = withdrawalCopy.reason

const options = cancelReasons[Sex.woman].map((reason) => ({ value: reason, label: reason }))

/** Step 1: the reason, with a text for その他 (QUIT-05 to QUIT-13, QUIT-18, QUIT-25). */
export function ReasonStep({ onGiven }: { onGiven: () => void }) {
  const [reason, setReason] = usePersistedText('withdrawal.reason')
  const [text, setText] = usePersistedText('withdrawal.text')
  const { mutate, isPending, isError } = useWrite(cancelReasonWrite, { onSuccess: onGiven })
  const other = reason === otherCancelReason

  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (!isReasonComplete(reason, text)) return
    mutate({
      cancel_reason: {
        ...ownUid(),
        cancel_reason: reason,
        cancel_reason_text: other ? text : '',
      },
    })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="font-display text-l phrase">{reasonCopy.title}</h2>
        <p className="phrase text-ink-2">{reasonCopy.lead}</p>
      </div>
      <div role="alert" className="text-s text-alarm empty:hidden">
        {isError && !isPending && reasonCopy.failed}
      </div>
      <FieldGroup label={reasonCopy.label} hint={reason === '' ? reasonCopy.missing : undefined}>
        <RadioGroup name="reason" layout="cards" options={options} value={reason} onValueChange={setReason} />
      </FieldGroup>
      {other && (
        <Field
          label={reasonCopy.text}
          error={isReasonTooLong(text) ? reasonCopy.tooLong : undefined}
          counter={<CharCounter text={text} max={cancelReasonTextMaxLength} />}
        >
          <TextArea value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      )}
      <Button type="submit" disabled={!isReasonComplete(reason, text)} busy={isPending}>
        {reasonCopy.submit}
      </Button>
      <output className="sr-only">{isPending ? reasonCopy.submitting : ''}</output>
    </form>
  )
}
