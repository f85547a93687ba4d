import { authCopy } from '../../../lib/copy/auth.ts'
import { showFlash } from '../../shared/flash.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { resendConfirmationWrite } from '../../shared/outcome/writes/auth.ts'

const copy = authCopy.resend

/** Sends the confirmation mail again and flashes the result (D-70, CONFIRM-09). */
export function useResendConfirmation(): { busy: boolean; resend: (email: string) => void } {
  const { isPending, mutate } = useWrite(resendConfirmationWrite, {
    call: { login: {} },
    onSuccess: () => showFlash({ text: copy.sent }),
    onError: () => showFlash({ text: copy.failed, tone: 'error' }),
  })
  return { busy: isPending, resend: (email) => mutate({ email }) }
}
