import type { RecommendRow } from '../../../contract/calls/recommendation.ts'
import { matchedStatusNs, StatusN } from '../../../contract/enums/pairing.ts'
import type { ResponseOf } from '../../../contract/wire/endpoint.ts'
import { recommendationCopy } from '../../lib/copy/recommendation.ts'
import { type Account, useAccount } from '../api/account.ts'
import { isPaid } from '../api/paid.ts'
import { queryClient } from '../api/queries.ts'
import { serverNow } from '../api/server-time.ts'
import { showFlash } from './flash.ts'
import { holdEndMs } from './hold-end.ts'
import { partnerCall, type PartnerEndpoint } from './partner-profile.ts'

/** Acts on a pairing: contact, pass, hold, a reply of the partner, the end of a match. */
type Act = 'ok' | 'ng' | 'suspend' | 'reply' | 'block'
type View = ResponseOf<PartnerEndpoint>

interface Refused {
  readonly act: Act
  /** Status as the page showed it; undefined if no page had loaded it. */
  readonly before: StatusN | undefined
  /** Whether the hold that the page showed is over. */
  readonly holdOver: boolean
  /** Status as the server gives it now; undefined while it cannot be read. */
  readonly now: StatusN | undefined
  /** Whether the profile is withheld now. */
  readonly gone: boolean
  /** Whether a woman has the plan that lets her choose again. */
  readonly paid: boolean
}

const copy = recommendationCopy.refused

/** Sentence about a pairing whose decision was refused (D-113). The first fitting line counts. */
export function refusalText({ act, before, holdOver, now, gone, paid }: Refused): string {
  if (act === 'block') return gone ? copy.dissolved : copy.changed
  if (now === undefined) return copy.changed
  if (act === 'reply') return refusedReplyText(now)
  if (matchedStatusNs.includes(now)) return copy.matched
  if (now === StatusN.held) return copy.held
  if (now === StatusN.likedByWoman) return copy.waiting
  if (now !== StatusN.noMatch) return act === 'suspend' ? copy.noHold : copy.changed
  if (act === 'ng') return copy.declined
  if (before === StatusN.held && holdOver) return copy.holdEnded
  return before === StatusN.noMatch && !paid ? copy.redoNeedsPlan : copy.declined
}

function refusedReplyText(now: StatusN): string {
  if (now === StatusN.replied) return copy.replied
  return matchedStatusNs.includes(now) ? copy.changed : copy.ended
}

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
  readonly show: (act: Act, before?: Shown) => Promise<void>
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
      await queryClient.invalidateQueries()
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
