import { loginBonusEndpoint } from '../../../src/contract/calls/login-bonus.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { grantLoginBonus } from './login-bonus.ts'

/** Route of the login bonus (API-25). */
export const loginBonusRoutes: readonly Route[] = [
  defineRoute(loginBonusEndpoint, ({ world, me, ctx }) => {
    const amount = grantLoginBonus(world, me, ctx)
    return amount === 0 ? { success: false as const, amount: 0 as const } : { success: true as const, amount }
  }),
]
