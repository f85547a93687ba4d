import { accountEndpoint } from '../../../../../contract/calls/account.ts'
import {
  cancelReasonEndpoint,
  cancelSubscriptionEndpoint,
  withdrawEndpoint,
} from '../../../../../contract/calls/cancellation.ts'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { readSession } from '../../../api/session-store.ts'
import { readIsPaid } from '../read-is-paid.ts'
import { defineUnread, type Write } from '../write.ts'

export const cancelReasonWrite = defineUnread(
  cancelReasonEndpoint,
  'Part of a cancellation or withdrawal, which are read as one act; a reason alone ends nothing.',
)

/** The end of a plan, with its reason (API-69, API-70). */
export const cancelSubscriptionWrite: Write<typeof cancelSubscriptionEndpoint> = {
  endpoint: cancelSubscriptionEndpoint,
  reads: 'API-64: payment_conf is 0',
  ends: true,
  watch: () => async () => ((await readIsPaid()) ? null : { success: true, msg: '' }),
}

/** The end of a membership (API-71). It ends every login, so the login that was valid before is refused afterwards. */
export const withdrawWrite: Write<typeof withdrawEndpoint> = {
  endpoint: withdrawEndpoint,
  reads: 'API-09: answers 401, after 200 just before',
  ends: true,
  endsLogin: true,
  watch: async () => {
    const login = readSession()
    await call(accountEndpoint, {}, { login })
    return async () => {
      try {
        await call(accountEndpoint, {}, { login })
        return null
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return { success: true, msg: '' }
        throw error
      }
    }
  },
}
