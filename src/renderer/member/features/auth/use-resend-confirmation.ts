import { resendConfirmationEndpoint } from '../../../../contract/calls/auth.ts'
import { authCopy } from '../../../lib/copy/auth.ts'
import { useEndpointMutation } from '../../api/use-endpoint.ts'
import { showFlash } from '../../shared/flash.ts'

const copy = authCopy.resend

/** Sends the confirmation mail again and says so (D-70, CONFIRM-09). */
export function useResendConfirmation(): { busy: boolean; resend: (email: string) => void } {
  const { isPending, mutate } = useEndpointMutation(resendConfirmationEndpoint, {
    call: { login: {} },
    onSuccess: () => showFlash({ text: copy.sent }),
    onError: () => showFlash({ text: copy.failed, tone: 'error' }),
  })
  return { busy: isPending, resend: (email) => mutate({ email }) }
}
