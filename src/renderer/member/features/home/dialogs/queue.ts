import type { Announcement } from '../../../../../contract/calls/notice.ts'
import { dayMs } from '../../../../../contract/rules/tokyo-time.ts'

/** What may open by itself on home, in the order of its right to do so (D-101). */
const openings = ['rank', 'announcement', 'bonus', 'sale'] as const
export type Opening = (typeof openings)[number]

/** Whether there is one of each kind; undefined until it is known. */
export type Candidates = Readonly<Record<Opening, boolean | undefined>> & {
  /** Whether a hold of hers ends within a day; undefined until it is known. */
  readonly deadline: boolean | undefined
}

/** What this device remembers of earlier openings. */
export interface Opened {
  /** Whether something opened during this visit. */
  readonly thisVisit: boolean
  /** When a sale opened last, epoch ms. */
  readonly lastSaleMs: number | null
}

const betweenSalesMs = 7 * dayMs

/**
 * What opens by itself now; null for nothing, undefined until that is decided (D-101). One a visit, a sale once in seven
 * days, nothing above a deadline. A rank gained is always played (D-72), because it follows an act of the member.
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

/** Titles that speak of the document of the age check. */
const aboutDocument = /年齢確認書類/

/** The announcement that may open: the oldest unread one that is not about a step behind the member (D-101). */
export function announcementToOpen(unread: readonly Announcement[], ageConf: number): Announcement | undefined {
  return unread.find(({ title }) => ageConf !== 2 || !aboutDocument.test(title))
}

type Buyer = { readonly sex: number; readonly age_conf: number; readonly payment_conf: number }

/** Codes of the popups that this member can use: none before the age check, no plan for who has one (BONUS-14, D-101). */
export function salesFor<Code extends number>(
  codes: readonly Code[],
  { sex, age_conf: conf, payment_conf: paid }: Buyer,
): readonly Code[] {
  if (conf !== 2) return []
  return codes.filter((code) => code === 3 || (paid !== 1 && ((code === 2 && sex === 1) || (code === 4 && sex === 2))))
}
