import { useId } from 'react'
import { authCopy } from '../../../lib/copy/auth.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Disclosure } from '../../../ui/base/disclosure.tsx'
import type { IconName } from '../../../ui/base/icon.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useSession } from '../../api/session-store.ts'
import { NewPasswordFields } from './new-password.tsx'
import { usePasswordChange } from './use-password-change.ts'

const copy = authCopy.passwordChange

/** Password change in settings and on both notice pages; success shows on /login (NOTICE-10 to NOTICE-13, API-05). */
export function PasswordSection({ icon, className = 'mt-4 border-t' }: { icon?: IconName; className?: string }) {
  const { uid } = useSession()
  const noteId = useId()
  const { change, submit } = usePasswordChange(copy)
  return (
    <Disclosure icon={icon} summary={copy.title} className={className}>
      <form noValidate onSubmit={submit} className="grid gap-4 pt-1">
        {/* Password managers store the new password under this address. */}
        <input type="hidden" name="username" autoComplete="username" value={uid ?? ''} />
        <NewPasswordFields password={copy.new} confirmation={copy.confirmation} refused={change.error?.errors} />
        {change.error && (
          <Notice tone="alarm" live>
            <p>{copy.failed}</p>
            {change.error.network && <p>{commonCopy.state.loadFailedHint}</p>}
          </Notice>
        )}
        <p id={noteId}>{copy.note}</p>
        <Button type="submit" size="m" tone="quiet" aria-describedby={noteId} busy={change.isPending}>
          {change.isPending ? copy.submitting : copy.submit}
        </Button>
      </form>
    </Disclosure>
  )
}
