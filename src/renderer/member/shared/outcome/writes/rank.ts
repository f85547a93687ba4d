import {
  movieDoneEndpoint,
  rankRequestEndpoint,
  updatePropensityEndpoint,
  updateTwitteridEndpoint,
} from '../../../../../contract/calls/rank.ts'
import { readAccount } from '../read-account.ts'
import type { Write } from '../write.ts'

/** The five videos of the ladder: G becomes F (API-14). */
export const movieDoneWrite: Write<typeof movieDoneEndpoint> = {
  endpoint: movieDoneEndpoint,
  reads: 'API-09: rank is not G',
  repeatable: true,
  watch: () => async () => ((await readAccount()).rank === 'G' ? null : { success: true, rank: 'F' }),
}

/** The introduction of the ladder: F becomes E (API-15). */
export const updatePropensityWrite: Write<typeof updatePropensityEndpoint> = {
  endpoint: updatePropensityEndpoint,
  reads: 'API-09: rank is neither G nor F',
  repeatable: true,
  watch: () => async () => {
    const { rank } = await readAccount()
    return rank === 'G' || rank === 'F' ? null : { success: true, rank: 'E' }
  },
}

/** The social account of the ladder (API-16). */
export const updateTwitteridWrite: Write<typeof updateTwitteridEndpoint> = {
  endpoint: updateTwitteridEndpoint,
  reads: 'API-09: twitterid is the one sent',
  repeatable: true,
  watch:
    ({ user }) =>
    async () =>
      (await readAccount()).twitterid === user.twitterid ? { success: true, rank: 'E' } : null,
}

/** The request of the next rank (API-39). */
export const rankRequestWrite: Write<typeof rankRequestEndpoint> = {
  endpoint: rankRequestEndpoint,
  reads: 'API-09: rank_req_flag is 1',
  repeatable: true,
  watch: () => async () => ((await readAccount()).rank_req_flag === 1 ? { success: true, state: 1 } : null),
}
