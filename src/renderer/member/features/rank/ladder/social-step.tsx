import { useRef } from 'react'
import { nameLimit } from '../../../../../contract/rules/text-limits.ts'
import { rankCopy } from '../../../../lib/copy/rank.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import { useSocialStep } from './use-social-step.ts'

const socialCopy = rankCopy.ladder.social

/** E step: the social account, which completes the ladder (RANK-36 to RANK-45). */
export function SocialStep() {
  const { id, name, opened, isFilled, messages, isSaving, save } = useSocialStep()
  const idInput = useRef<HTMLInputElement>(null)
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    save(() => idInput.current?.focus())
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={socialCopy.idLabel} required hint={socialCopy.idHint} error={id.error}>
        <TextInput
          ref={idInput}
          foldWidth
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={id.typed}
          onChange={({ currentTarget }) => id.type(currentTarget.value)}
          onBlur={id.leave}
        />
      </Field>
      <Field label={socialCopy.nameLabel} required>
        <TextInput
          most={nameLimit}
          autoComplete="nickname"
          value={name.typed}
          onChange={({ currentTarget }) => name.type(currentTarget.value)}
        />
      </Field>
      <Checkbox
        label={socialCopy.directMessage}
        checked={opened.checked}
        onChange={({ currentTarget }) => opened.check(currentTarget.checked)}
      />
      <div role="alert" className="text-s text-alarm empty:hidden">
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      <Button type="submit" disabled={!isFilled} busy={isSaving}>
        {socialCopy.button}
      </Button>
    </form>
  )
}
