import { useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { decideEndpoint } from '../../../contract/decision.ts'
import type { RequestInput, ResponseOf } from '../../../contract/endpoint.ts'
import { blockReason } from '../../../contract/enums/ng-reasons.ts'
import { maleRecommendsEndpoint, recommendsEndpoint } from '../../../contract/recommend.ts'
import { useAccount } from './account.ts'
import type { ApiError } from './api-error.ts'
import type { DissolvedState } from './dissolved-state.ts'
import { useEndpointMutation } from './use-endpoint.ts'
import { useLeaveOnFailure } from './use-leave-on-failure.ts'

interface Dissolve {
  readonly dissolve: () => void
  readonly mutation: UseMutationResult<
    ResponseOf<typeof decideEndpoint>,
    ApiError,
    RequestInput<typeof decideEndpoint>
  >
}

/**
 * Dissolves a match for good: ng with its fixed reason, then the list of matched profiles (REC-75, REC-76, REC-113,
 * REC-116). The entry of that list carries whom it was about, so that a report stays one press away.
 */
export function useDissolve(partner: { readonly name: string; readonly pairingId: number }): Dissolve {
  const { sex } = useAccount()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const mutation = useEndpointMutation(decideEndpoint, {
    onError: useLeaveOnFailure(),
    onSuccess: async () => {
      const lists = [recommendsEndpoint.id, maleRecommendsEndpoint.id]
      queryClient.removeQueries({ predicate: ({ queryKey }) => lists.includes(String(queryKey[0])) })
      const state: DissolvedState = { dissolved: partner }
      const list = sex === 1 ? '/recommends/male' : '/recommends'
      await navigate(`${list}?status=matching&profile_list=true`, { replace: true, state })
    },
  })
  const dissolve = () =>
    mutation.mutate({ recommend: { id: partner.pairingId, status: 'ng', ng_reason: blockReason } })
  return { dissolve, mutation }
}
