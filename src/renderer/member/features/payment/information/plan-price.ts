import { lastingDrafts } from '../../../shared/drafts.ts'

const name = 'plan-price'

/** Stores the yen of the active plan on this device, because a response about an ended plan has no price (D-99). */
export function rememberPlanPrice(yen: number): void {
  lastingDrafts.write(name, yen)
}

/** Yen of the last active plan that this device has seen; null if it has seen none. */
export function readPlanPrice(): number | null {
  const stored = lastingDrafts.read(name)
  return typeof stored === 'number' ? stored : null
}
