import { useNavigate } from 'react-router-dom'
import { changePasswordEndpoint } from '../../../../contract/calls/auth.ts'
import { authCopy } from '../../../lib/copy/auth.ts'
import { formText } from '../../../lib/forms.ts'
import { Button } from '../../../ui/base/button.tsx'
import type { IconName } from '../../../ui/base/icon.tsx'
import { Notice } from '../../../ui/feedback/states.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { PasswordInput } from '../../../ui/form/text-input.tsx'
import { Disclosure } from '../../../ui/navigation/page-body.tsx'
import { useEndpointMutation } from '../../api/queries.ts'
import { type Session, useSession } from '../../api/session-store.ts'
import { showFlash } from '../flash.ts'

const copy = authCopy.passwordChange

/** Sends a form's two passwords, with `login` of a reset link if given. Success shows on /login (API-05, AUTH-62). */
export function usePasswordChange(changed: string, login?: Session) {
  const navigate = useNavigate()
  const change = useEndpointMutation(changePasswordEndpoint, {
    ...(login ? { call: { login } } : {}),
    onSuccess: () => {
      showFlash({ text: changed })
      void navigate('/login', { replace: true })
    },
  })
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    change.mutate({
      password: formText(form, 'password'),
      password_confirmation: formText(form, 'password_confirmation'),
    })
  }
  return { change, submit }
}

/** Password change in settings and on both notice pages; success shows on /login (NOTICE-10 to NOTICE-13, API-05). */
export function PasswordSection({ icon, className = 'mt-4 border-t' }: { icon?: IconName; className?: string }) {
  const { uid } = useSession()
  const { change, submit } = usePasswordChange(copy.changed)
  return (
    <Disclosure icon={icon} summary={copy.title} className={className}>
      <form noValidate onSubmit={submit} className="grid gap-4 pt-1">
        {/* Password managers store the new password under this address. */}
        <input type="hidden" name="username" autoComplete="username" value={uid ?? ''} />
        <Field label={copy.new} hint={copy.hint}>
          <PasswordInput name="password" autoComplete="new-password" />
        </Field>
        <Field label={copy.confirmation}>
          <PasswordInput name="password_confirmation" autoComplete="new-password" />
        </Field>
        {change.error && (
          <Notice tone="alarm" live>
            {[copy.failed, ...change.error.messages].map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        )}
        <Button type="submit" size="m" tone="quiet" busy={change.isPending}>
          {change.isPending ? copy.submitting : copy.submit}
        </Button>
      </form>
    </Disclosure>
  )
}
