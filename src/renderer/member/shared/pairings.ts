import { malePairingsEndpoint, pairingsEndpoint } from '../../../contract/calls/recommendation.ts'
import { Sex } from '../../../contract/enums/member.ts'
import { queryClient } from '../api/queries.ts'

/** List of pairings of a member; men and women have separate calls (API-29). */
export const pairingsCall = (sex: Sex) => (sex === Sex.man ? malePairingsEndpoint : pairingsEndpoint)

export function reloadPairings(): void {
  for (const { id } of [pairingsEndpoint, malePairingsEndpoint]) void queryClient.invalidateQueries({ queryKey: [id] })
}
