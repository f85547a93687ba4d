import type { DecidedRecommend } from '../../../../contract/calls/decision.ts'
import { failureKind } from '../../api/api-error.ts'
import { useRefusalNotice } from '../../shared/decision/use-refusal-notice.ts'
import { useIsLeft, useLeaveOnFailure } from '../../shared/lead-away.ts'
import { useIsShown } from '../../shared/outcome/use-is-shown.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { decideWrite } from '../../shared/outcome/writes/decision.ts'
import { noteOwnMatch } from '../../shared/own-matches.ts'

export type Decision = 'ok' | 'ng' | 'suspend'

interface DecideOptions {
  readonly pairingId: number
  readonly onDecided: (decision: Decision, decided: DecidedRecommend['recommend']) => void
  readonly onRefused: () => void
}

/**
 * Sends a final decision, so not optimistic (API-34). After a refusal the pairing is read again and the page says how it
 * stands; a failure leads to /login (REC-61, D-113).
 */
export function useDecide({ pairingId, onDecided, onRefused }: DecideOptions) {
  const refusalNotice = useRefusalNotice(pairingId)
  const leave = useLeaveOnFailure()
  const isLeft = useIsLeft()
  const isShown = useIsShown()
  const mutation = useWrite(decideWrite, {
    onMutate: refusalNotice.shown,
    onError: (error, sent, shown) => {
      if (failureKind(error) !== 'refusal') return leave(error)
      onRefused()
      void refusalNotice.show(sent.recommend.status, shown)
    },
    onSuccess: ({ recommend }, sent) => {
      // After this page was left, also if it was opened again, no dialog tells of the match, so the alert does.
      if (sent.recommend.status === 'ok' && !isLeft() && isShown()) noteOwnMatch(recommend.uuid)
      onDecided(sent.recommend.status, recommend)
    },
  })
  return {
    sending: mutation.isPending ? mutation.variables.recommend.status : null,
    decide: (status: Decision, ng_reason?: string) =>
      mutation.mutate({
        recommend: { id: pairingId, status, ...(ng_reason === undefined ? {} : { ng_reason }) },
      }),
  }
}
