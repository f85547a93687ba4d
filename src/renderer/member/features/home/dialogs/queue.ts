import type { Announcement } from '../../../../../contract/calls/notice.ts'
import { dayMs } from '../../../../../contract/rules/tokyo-time.ts'
import { isPaid } from '../../../api/paid.ts'

/** Dialogs that may open automatically on home, by priority (D-101). */
const openings = ['rank', 'announcement', 'bonus', 'sale'] as const
export type Opening = (typeof openings)[number]

/** Whether a dialog of each kind is available; undefined until known. */
export type Candidates = Readonly<Record<Opening, boolean | undefined>> & {
  /** Whether one of her holds ends within a day; undefined until known. */
  readonly deadline: boolean | undefined
}

/** Openings stored on this device. */
export interface Opened {
  readonly thisVisit: boolean
  /** Time of the last sale, epoch ms. */
  readonly lastSaleMs: number | null
}

const betweenSalesMs = 7 * dayMs

/**
 * Returns the dialog to open now: null for none, undefined until decided (D-101). One dialog per visit, one sale in
 * seven days, and nothing during a deadline. A rank gain always plays, because it follows an act of the member (D-72).
 */
export function nextOpening(candidates: Candidates, opened: Opened, nowMs: number): Opening | null | undefined {
  for (const kind of openings) {
    if (candidates[kind] === undefined) return undefined
    if (!candidates[kind]) continue
    if (kind === 'rank') return kind
    if (opened.thisVisit) return null
    if (candidates.deadline === undefined) return undefined
    if (candidates.deadline) return null
    if (kind !== 'sale' || opened.lastSaleMs === null || nowMs - opened.lastSaleMs >= betweenSalesMs) return kind
  }
  return null
}

/** Titles about the document of the age check. */
const aboutDocument = /年齢確認書類/

/** Returns the oldest unread announcement, ignoring announcements about a completed step (D-101). */
export function announcementToOpen(unread: readonly Announcement[], ageConf: number): Announcement | undefined {
  return unread.find(({ title }) => ageConf !== 2 || !aboutDocument.test(title))
}

type Buyer = { readonly sex: number; readonly age_conf: number; readonly payment_conf: number }

/** Popup codes for this member: none before the age check, no plan for one who has a plan (BONUS-14, D-101). */
export function salesFor<Code extends number>(codes: readonly Code[], buyer: Buyer): readonly Code[] {
  const { sex, age_conf: conf } = buyer
  if (conf !== 2) return []
  return codes.filter(
    (code) => code === 3 || (!isPaid(buyer) && ((code === 2 && sex === 1) || (code === 4 && sex === 2))),
  )
}
