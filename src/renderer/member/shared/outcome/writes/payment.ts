import {
  changeCardEndpoint,
  createPaymentTokenEndpoint,
  payEndpoint,
  purchaseLikesEndpoint,
} from '../../../../../contract/calls/payment.ts'
import { timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import { call } from '../../../api/call.ts'
import { readIsPaid } from '../read-is-paid.ts'
import { defineUnread, type Write } from '../write.ts'

const readPaid = async () => ((await readIsPaid()) ? ({ success: true, state: 1 } as const) : null)

/** The payment of a plan (API-66). */
export const payWrite: Write<typeof payEndpoint> = {
  endpoint: payEndpoint,
  reads: 'API-64: payment_conf is 1',
  charges: true,
  watch: () => readPaid,
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
