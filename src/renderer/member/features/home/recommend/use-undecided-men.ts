import { useQuery } from '@tanstack/react-query'
import { pairingsEndpoint, type RecommendRow } from '../../../../../contract/calls/recommendation.ts'
import { AgeConf, Sex } from '../../../../../contract/enums/member.ts'
import { StatusN } from '../../../../../contract/enums/pairing.ts'
import { useAccount } from '../../../api/account.ts'
import { openPageRefreshMs } from '../../../api/queries.ts'
import { searchPairings } from '../../../shared/search-pairings.ts'

/** Most undecided men on home. */
export const mostUndecided = 3

/** Interval of a search that went through the whole list, which may have many pages. */
const wholeListRefreshMs = 3 * openPageRefreshMs

/** The newest recommended men who await her decision, however many were passed since; undefined until known (D-127). */
export function useUndecidedMen(): readonly RecommendRow[] | undefined {
  const { sex, age_conf: conf, recommend_id: newest } = useAccount()
  const waits = sex === Sex.woman && conf === AgeConf.verified && newest !== null
  const { data, isLoadingError } = useQuery<readonly RecommendRow[]>({
    queryKey: [pairingsEndpoint.id, 'undecided', newest],
    queryFn: ({ signal }) => readUndecided(signal),
    enabled: waits,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.length === mostUndecided ? openPageRefreshMs : wholeListRefreshMs),
  })
  return waits && !isLoadingError ? data : []
}

/** Reads her list, newest first, until enough men are found. */
async function readUndecided(signal: AbortSignal): Promise<readonly RecommendRow[]> {
  const men: RecommendRow[] = []
  await searchPairings({ sex: Sex.woman, status: 'others', signal }, (rows) => {
    men.push(...rows.filter(({ status_n }) => status_n === StatusN.new))
    return men.length >= mostUndecided ? men : null
  })
  return men.slice(0, mostUndecided)
}
