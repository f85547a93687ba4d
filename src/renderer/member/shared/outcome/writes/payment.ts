import { accountEndpoint } from '../../../../../contract/calls/account.ts'
import {
  cancelReasonEndpoint,
  cancelSubscriptionEndpoint,
  withdrawEndpoint,
} from '../../../../../contract/calls/cancellation.ts'
import {
  changeCardEndpoint,
  createPaymentTokenEndpoint,
  payEndpoint,
  paymentInformationEndpoint,
  purchaseLikesEndpoint,
} from '../../../../../contract/calls/payment.ts'
import { timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { isPaid } from '../../../api/paid.ts'
import { endpointKey, queryClient } from '../../../api/queries.ts'
import { readSession } from '../../../api/session-store.ts'
import { defineUnread, type Write } from '../write.ts'

/** Reads the payment state, and keeps it for the receipt. */
async function isRunning(): Promise<boolean> {
  const information = await call(paymentInformationEndpoint, {})
  queryClient.setQueryData(endpointKey(paymentInformationEndpoint, {}), information)
  return isPaid(information)
}

/** The payment of a plan (API-66). */
export const payWrite: Write<typeof payEndpoint> = {
  endpoint: payEndpoint,
  reads: 'API-64: payment_conf is 1',
  charges: true,
  watch: () => async () => ((await isRunning()) ? { success: true, state: 1 } : null),
}

/** A pack of likes (API-68): the last purchase is another one than before. */
export const purchaseLikesWrite: Write<typeof purchaseLikesEndpoint> = {
  endpoint: purchaseLikesEndpoint,
  reads: 'API-40: purchased_like_created has changed',
  charges: true,
  watch: async () => {
    const { purchased_like_created: before } = await call(timelineEndpoint, {})
    return async () => {
      const { purchased_like_created: last, like_remain } = await call(timelineEndpoint, {})
      return last === before ? null : { success: true, state: 1, like_remain }
    }
  },
}

export const changeCardWrite = defineUnread(
  changeCardEndpoint,
  'No call shows the card. A lost answer, or a token that is used up, is followed by the same change with a new token.',
  ({ network, errors }) => network || errors.token !== undefined,
)

export const createPaymentTokenWrite = defineUnread(
  createPaymentTokenEndpoint,
  'A token charges nothing and is used once; each payment takes a new one.',
)

export const cancelReasonWrite = defineUnread(
  cancelReasonEndpoint,
  'Part of a cancellation or withdrawal, which are read as one act; a reason alone ends nothing.',
)

/** The end of a plan, with its reason (API-69, API-70). */
export const cancelSubscriptionWrite: Write<typeof cancelSubscriptionEndpoint> = {
  endpoint: cancelSubscriptionEndpoint,
  reads: 'API-64: payment_conf is 0',
  ends: true,
  watch: () => async () => ((await isRunning()) ? null : { success: true, msg: '' }),
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
