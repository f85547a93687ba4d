import { dayMs } from '../../../../../contract/rules/tokyo-time.ts'

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
