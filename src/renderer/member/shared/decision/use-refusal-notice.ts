import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { type Account, useAccount } from '../../api/account.ts'
import { isPaid } from '../../api/paid.ts'
import { queryClient } from '../../api/queries.ts'
import { serverNow } from '../../api/server-time.ts'
import { showFlash } from '../flash.ts'
import { holdEndMs } from '../hold-end.ts'
import { partnerCall, type PartnerEndpoint } from '../partner-profile.ts'
import { type PairingAct, refusalText } from './refusal-text.ts'

type View = ResponseOf<PartnerEndpoint>

/** Key of a loaded profile of this pairing. */
function keyOfProfile({ sex }: Account, pairingId: number) {
  const loaded = queryClient.getQueriesData<View>({ queryKey: [partnerCall(sex).id] })
  return loaded.find(([, view]) => view && 'id' in view.recommend && view.recommend.id === pairingId)?.[0]
}

type Shown = Pick<RecommendRow, 'status_n'> & Partial<Pick<RecommendRow, 'timestamp'>>

interface RefusalNotice {
  /** Pairing as the page shows it. Read it when an act is sent, because the page may read it again meanwhile. */
  readonly shown: () => Shown | undefined
  /** Reads everything on the page again and says how the pairing stands now; `before` is what was shown at the act. */
  readonly show: (act: PairingAct, before?: Shown) => Promise<void>
}

/** Tells how a pairing stands after a refused act on it (D-113). */
export function useRefusalNotice(pairingId: number): RefusalNotice {
  const account = useAccount()
  const viewOf = (key: ReturnType<typeof keyOfProfile>) =>
    key === undefined ? undefined : queryClient.getQueryData<View>(key)
  return {
    shown: () => viewOf(keyOfProfile(account, pairingId))?.recommend,
    show: async (act, before) => {
      const key = keyOfProfile(account, pairingId)
      void queryClient.invalidateQueries()
      // The notice waits for the pairing only: other parts of the page may take long.
      if (key) await queryClient.refetchQueries({ queryKey: key, type: 'active' }, { cancelRefetch: false })
      const present = viewOf(key)
      const now = present?.recommend.status_n
      const text = refusalText({
        act,
        before: before?.status_n,
        holdOver: before?.timestamp !== undefined && holdEndMs(before.timestamp) <= serverNow(),
        now,
        gone: present?.profile === null,
        paid: isPaid(account),
      })
      showFlash({ text, tone: 'error' })
    },
  }
}
