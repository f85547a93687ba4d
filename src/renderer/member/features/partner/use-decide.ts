import { decideEndpoint, type DecidedRecommend } from '../../../../contract/calls/decision.ts'
import { useEndpointMutation } from '../../api/use-endpoint.ts'
import { noteOwnMatch } from '../../shared/own-matches.ts'
import { useLeaveOnFailure } from '../../shared/use-leave-on-failure.ts'

export type Decision = 'ok' | 'ng' | 'suspend'

/**
 * Sends a decision on a pairing (API-34). Nothing is shown before the answer: a decision cannot be taken back.
 * Every failure leads to /login (REC-61).
 */
export function useDecide(
  pairingId: number,
  onDecided: (decision: Decision, decided: DecidedRecommend['recommend']) => void,
) {
  const mutation = useEndpointMutation(decideEndpoint, {
    onError: useLeaveOnFailure(),
    onSuccess: ({ recommend }, sent) => {
      if (sent.recommend.status === 'ok') noteOwnMatch(recommend.uuid)
      onDecided(sent.recommend.status, recommend)
    },
  })
  return {
    /** What is being sent now. */
    sending: mutation.isPending ? mutation.variables.recommend.status : null,
    decide: (status: Decision, ng_reason?: string) =>
      mutation.mutate({
        recommend: { id: pairingId, status, ...(ng_reason === undefined ? {} : { ng_reason }) },
      }),
  }
}
