import { accountEndpoint } from '../../src/contract/account.ts'
import { accountDetailEndpoint, updateProfileEndpoint } from '../../src/contract/profile.ts'
import { tutorialCheckEndpoint } from '../../src/contract/tutorial.ts'
import { finishTutorial } from '../domain/member/finish-tutorial.ts'
import { updateProfile } from '../domain/profile/update-profile.ts'
import { serve, type Route } from '../http/serve.ts'
import { accountView } from '../views/account-view.ts'
import { readProfileChange } from '../views/profile-input.ts'
import { accountDetailView } from '../views/profile-view.ts'

/** The own account and profile (API-09 to API-11, API-18). */
export const accountRoutes: readonly Route[] = [
  serve(accountEndpoint, ({ world, me, ctx }) => accountView(world, me, ctx.now)),

  serve(accountDetailEndpoint, ({ world, me, apiOrigin }) =>
    accountDetailView(me, world.profiles.get(me.id), apiOrigin),
  ),

  serve(updateProfileEndpoint, ({ world, input, me, ctx }) => {
    updateProfile(world, me, readProfileChange(input.user, me, world.profiles.get(me.id)), ctx)
    return { success: true as const }
  }),

  serve(tutorialCheckEndpoint, ({ world, me, ctx }) => {
    finishTutorial(world, me, ctx)
    return { success: true as const, tutorial_check: 1 as const }
  }),
]
