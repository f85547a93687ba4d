import { withdrawEndpoint } from '../../../src/contract/calls/withdrawal.ts'
import { Answer, defineRoute, type Route } from '../../http/define-route.ts'
import { withdraw } from './withdraw.ts'

/** A woman's withdrawal from the service (API-71). */
export const withdrawalRoutes: readonly Route[] = [
  defineRoute(withdrawEndpoint, ({ world, me, ctx }) => {
    withdraw(world, me, ctx)
    return new Answer({ success: true as const, msg: '' }, { ended: true })
  }),
]
