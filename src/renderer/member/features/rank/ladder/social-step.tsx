import { useRef, useState } from 'react'
import { requiredSocialId } from '../../../../../contract/calls/profile.ts'
import { nameLimit } from '../../../../../contract/rules/text-limits.ts'
import { outcomeCopy } from '../../../../lib/copy/outcome.ts'
import { rankCopy } from '../../../../lib/copy/rank.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Checkbox } from '../../../../ui/form/choice.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import { useAccount } from '../../../api/account.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { showFlash } from '../../../shared/flash.ts'
import { failureText } from '../../../shared/outcome/failure-text.ts'
import { useWrite } from '../../../shared/outcome/use-write.ts'
import { updateTwitteridWrite } from '../../../shared/outcome/writes/rank.ts'
import { socialIdOf } from '../../../shared/social-id.ts'
import { usePersistedState, usePersistedText } from '../../../shared/use-persisted-state.ts'

const socialCopy = rankCopy.ladder.social

/** E step: the social account, which completes the ladder (RANK-36 to RANK-45). */
export function SocialStep() {
  const account = useAccount()
  const [typed, setTyped, forgetTyped] = usePersistedText('ladder.twitterid')
  const [name, setName, forgetName] = usePersistedText('ladder.name', account.twitter_name)
  const [opened, setOpened, forgetOpened] = usePersistedState('ladder.messages', (stored) => stored === true)
  const [fieldError, setFieldError] = useState('')
  const idInput = useRef<HTMLInputElement>(null)
  const [messages, setMessages] = useState<readonly string[]>([])
  const save = useWrite(updateTwitteridWrite, {
    onSuccess: () => {
      for (const forget of [forgetTyped, forgetName, forgetOpened]) forget()
      showFlash({ text: socialCopy.done })
    },
    onError: (error) => setMessages(failure(error)),
    failureOf: (error) => failure(error).join(''),
  })
  const twitterid = socialIdOf(typed)
  const wrong = !requiredSocialId.safeParse(twitterid).success
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    setFieldError(wrong ? socialCopy.idInvalid : '')
    setMessages(wrong ? [socialCopy.formInvalid] : [])
    if (wrong) {
      idInput.current?.focus()
      return
    }
    save.mutate({ user: { id: account.id, twitterid, maleraw_attributes: { twitter_name: name.trim() } } })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={socialCopy.idLabel} required hint={socialCopy.idHint} error={fieldError}>
        <TextInput
          ref={idInput}
          foldWidth
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={() => setFieldError(typed !== '' && wrong ? socialCopy.idInvalid : '')}
        />
      </Field>
      <Field label={socialCopy.nameLabel} required>
        <TextInput
          most={nameLimit}
          autoComplete="nickname"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </Field>
      <Checkbox
        label={socialCopy.directMessage}
        checked={opened}
        onChange={({ currentTarget }) => setOpened(currentTarget.checked)}
      />
      <div role="alert" className="text-s text-alarm empty:hidden">
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      <Button type="submit" disabled={!opened || name.trim() === ''} busy={save.isPending}>
        {socialCopy.button}
      </Button>
    </form>
  )
}

/**
 * Returns the form message, and the server's own ones about the id. The form sends a well-formed id only, so they say
 * that another member has it (RANK-43, RANK-44).
 */
function failure(error: ApiError): string[] {
  if (error.outcome !== 'refused') return [failureText(error, '', outcomeCopy.unsaved)]
  return [socialCopy.formInvalid, ...(error.errors.twitterid ?? [])]
}
