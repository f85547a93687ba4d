import type { Announcement } from '../../../../../contract/calls/notice.ts'
import { dayMs } from '../../../../../contract/rules/tokyo-time.ts'
import type { DocumentState } from '../../../shared/open-steps.ts'

/** Dialogs that may open automatically on home, by priority (D-101). */
const openings = ['rank', 'announcement', 'bonus', 'sale'] as const

export type Opening = (typeof openings)[number]

/** Whether a dialog of each kind is available; undefined until known. */
export type Candidates = Readonly<Record<Opening, boolean | undefined>> & {
  /** Whether one of her holds ends within a day; undefined until known. */
  readonly deadline: boolean | undefined
}

/** Openings stored on this device. */
export interface OpenedDialogs {
  readonly thisVisit: boolean
  /** Time of the last sale, epoch ms. */
  readonly lastSaleMs: number | null
}

const betweenSalesMs = 7 * dayMs

/**
 * Returns the dialog to open now: null for none, undefined until decided (D-101). One dialog per visit, one sale in
 * seven days, and nothing during a deadline. A rank gain always plays, because it follows an act of the member (D-72).
 */
export function nextOpening(candidates: Candidates, opened: OpenedDialogs, nowMs: number): Opening | null | undefined {
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

/** Returns the announcements to show: none about a step that the member has done (D-123). */
export function announcementsToShow(unread: readonly Announcement[], document: DocumentState): readonly Announcement[] {
  const done = document === 'review' || document === 'verified'
  return unread.filter(({ title }) => !(done && aboutDocument.test(title)))
}
