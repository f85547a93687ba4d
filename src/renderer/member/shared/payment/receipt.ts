import * as z from 'zod/mini'
import { receiptName as name } from '../../../../contract/rules/stored-names.ts'
import { toEpochMs } from '../../../lib/date-ja.ts'
import { lastingDrafts } from '../drafts.ts'

const receiptSchema = z.object({
  plan: z.string(),
  /** Yen that were charged: 0 for a free first cycle. */
  amount: z.int(),
  /** Dates as API-64 told them right after the payment; null until they are loaded. */
  period: z.nullable(
    z.object({
      paidAt: z.string(),
      nextCharge: z.string(),
      /** Yen of the next charge. */
      nextAmount: z.int(),
    }),
  ),
  /** Business day on which home first showed it. From the next one on it is folded. */
  seenOn: z.optional(z.string()),
})

/** Receipt of a plan payment, shown at the head of home until it is closed (D-112). */
export type Receipt = z.output<typeof receiptSchema>

/** Stored on this device, so that a reload or another tab still shows the receipt. */
export function keepReceipt(receipt: Receipt): void {
  lastingDrafts.write(name, receipt)
}

export function forgetReceipt(): void {
  lastingDrafts.write(name, null)
}

/** Returns the receipt, or null if there is none or its next charge is due, because that charge would make it untrue. */
export function readReceipt(nowMs: number): Receipt | null {
  const stored = receiptSchema.safeParse(lastingDrafts.read(name))
  if (!stored.success) return null
  const { period } = stored.data
  return period && toEpochMs(period.nextCharge) <= nowMs ? null : stored.data
}
