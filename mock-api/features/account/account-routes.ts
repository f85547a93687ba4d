import { accountEndpoint, tutorialCheckEndpoint } from '../../../src/contract/calls/account.ts'
import { accountDetailEndpoint, updateProfileEndpoint } from '../../../src/contract/calls/profile.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { finishTutorial } from '../member/tutorial.ts'
import { readProfileChange } from '../profile/profile-change.ts'
import { accountDetailView } from '../profile/profile-view.ts'
import { updateProfile } from '../profile/profile.ts'
import { accountView } from './account-view.ts'

/** Routes of the own account and profile (API-09 to API-11, API-18). */
export const accountRoutes: readonly Route[] = [
  defineRoute(accountEndpoint, ({ world, me, ctx }) => accountView(world, me, ctx.now)),

  defineRoute(accountDetailEndpoint, ({ world, me, apiOrigin }) =>
    accountDetailView(me, world.profiles.get(me.id), apiOrigin),
  ),

  defineRoute(updateProfileEndpoint, ({ world, input, me, ctx }) => {
    updateProfile(world, me, readProfileChange(input.user, me, world.profiles.get(me.id)), ctx)
    return { success: true as const }
  }),

  defineRoute(tutorialCheckEndpoint, ({ world, me, ctx }) => {
    finishTutorial(world, me, ctx)
    return { success: true as const, tutorial_check: 1 as const }
  }),
]
