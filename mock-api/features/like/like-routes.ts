import { sendLikeEndpoint } from '../../../src/contract/calls/like.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { sendLike } from './like.ts'

export const likeRoutes: readonly Route[] = [
  defineRoute(sendLikeEndpoint, ({ world, input, me, ctx }) => {
    const { refused, remain } = sendLike(world, me, input.uuid, ctx)
    if (refused === undefined) return { success: true as const, like_remain: remain }
    return { success: false as const, reason: refused, like_remain: remain }
  }),
]
