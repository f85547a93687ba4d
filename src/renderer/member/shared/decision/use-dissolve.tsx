import { useState } from 'react'
import { malePairingsEndpoint, pairingsEndpoint } from '../../../../contract/calls/recommendation.ts'
import { blockReason } from '../../../../contract/enums/ng-reasons.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { useAccount } from '../../api/account.ts'
import { queryClient } from '../../api/queries.ts'
import { useLeadOn, useLeaveOnFailure } from '../lead-away.ts'
import { useWrite } from '../outcome/use-write.ts'
import { decideWrite } from '../outcome/writes/decision.ts'
import { pairingsPath } from '../pairing-address.ts'
import { type DissolvedState } from './dissolved-state.ts'
import { useRefusalNotice } from './use-refusal-notice.ts'

/**
 * Dissolves a match for good after a last question (REC-74). Sends ng with its fixed reason, then opens the list of
 * matched profiles (REC-75, REC-76, REC-113, REC-116). The list's history state names the former partner for a report.
 * `ask` opens the question; `question` holds the props of an AlertDialog.
 */
export function useDissolve(partner: { readonly name: string; readonly pairingId: number }) {
  const { sex } = useAccount()
  const leadOn = useLeadOn()
  const [asking, setAsking] = useState(false)
  const refusalNotice = useRefusalNotice(partner.pairingId)
  const mutation = useWrite(decideWrite, {
    onError: useLeaveOnFailure(() => {
      setAsking(false)
      void refusalNotice.show('block')
    }),
    onSuccess: async () => {
      const lists = [pairingsEndpoint.id, malePairingsEndpoint.id]
      queryClient.removeQueries({ predicate: ({ queryKey }) => lists.includes(String(queryKey[0])) })
      const state: DissolvedState = { dissolved: partner }
      const list = `${pairingsPath(sex)}?status=matching&profile_list=true`
      await leadOn(list, recommendationCopy.dissolved.text(partner.name), { replace: true, state })
    },
  })
  const { block } = recommendationCopy
  return {
    ask: () => setAsking(true),
    question: {
      open: asking,
      title: block.text,
      tone: 'danger' as const,
      confirmText: block.confirm,
      cancelText: block.cancel,
      busy: mutation.isPending,
      onConfirm: () => mutation.mutate({ recommend: { id: partner.pairingId, status: 'ng', ng_reason: blockReason } }),
      onCancel: () => setAsking(false),
      children: (
        <>
          <p>{block.finality}</p>
          <p className="mt-1">{block.reportFirst}</p>
        </>
      ),
    },
  }
}
