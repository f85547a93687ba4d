import { useRef, useState, type FormEvent } from 'react'
import { updateTwitteridEndpoint } from '../../../../../contract/calls/rank.ts'
import { nameInputMaxLength } from '../../../../../contract/enums/profile-limits.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { rankCopy } from '../../../../lib/copy/rank.ts'
import { foldWidth } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Checkbox } from '../../../../ui/form/choices.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import { useAccount } from '../../../api/account.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { useEndpointMutation } from '../../../api/use-endpoint.ts'
import { showFlash } from '../../../shared/flash.ts'
import { usePersistedState, usePersistedText } from '../../../shared/use-persisted-state.ts'

const copy = rankCopy.ladder.social

/** E step: the social account, which completes the ladder (RANK-36 to RANK-45). */
export function SocialStep() {
  const account = useAccount()
  const [typed, setTyped, forgetTyped] = usePersistedText('ladder.twitterid')
  const [name, setName, forgetName] = usePersistedText('ladder.name', account.twitter_name)
  const [opened, setOpened, forgetOpened] = usePersistedState('ladder.messages', (kept) => kept === true)
  const [fieldError, setFieldError] = useState('')
  const idInput = useRef<HTMLInputElement>(null)
  const [messages, setMessages] = useState<readonly string[]>([])
  const save = useEndpointMutation(updateTwitteridEndpoint, {
    onSuccess: () => {
      for (const forget of [forgetTyped, forgetName, forgetOpened]) forget()
      showFlash({ text: copy.done })
    },
    onError: (error) => setMessages(failure(error)),
  })
  const twitterid = foldWidth(typed).trim().replace(/^@/, '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const wrong = !/^\w{1,15}$/.test(twitterid)
    setFieldError(wrong ? copy.idInvalid : '')
    setMessages(wrong ? [copy.formInvalid] : [])
    if (wrong) {
      idInput.current?.focus()
      return
    }
    save.mutate({ user: { id: account.id, twitterid, maleraw_attributes: { twitter_name: name.trim() } } })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={copy.idLabel} required hint={copy.idHint} error={fieldError}>
        <TextInput
          ref={idInput}
          foldWidth
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={() => setFieldError(typed !== '' && !/^\w{1,15}$/.test(twitterid) ? copy.idInvalid : '')}
        />
      </Field>
      <Field label={copy.nameLabel} required>
        <TextInput
          maxLength={nameInputMaxLength}
          autoComplete="nickname"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </Field>
      <Checkbox
        label={copy.directMessage}
        checked={opened}
        onChange={({ currentTarget }) => setOpened(currentTarget.checked)}
      />
      <div role="alert" className="text-s text-alarm empty:hidden">
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      <Button type="submit" disabled={!opened || name.trim() === ''} busy={save.isPending}>
        {copy.button}
      </Button>
    </form>
  )
}

/** The form-level message always; that the id is taken only when the server says so (RANK-43, RANK-44). */
function failure(error: ApiError): string[] {
  if (error.network) return [commonCopy.errorOccurred]
  const taken = error.errors.twitterid?.includes(copy.idTaken)
  return taken ? [copy.formInvalid, copy.idTaken] : [copy.formInvalid]
}
