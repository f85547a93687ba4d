import { dayMs } from '../../../../contract/rules/tokyo-time.ts'
import { formatDate, toEpochMs } from '../../../lib/date-ja.ts'

/** The last day that is paid for: the one before the next charge. */
export const lastDay = (nextPaymentDate: string): string => formatDate(toEpochMs(nextPaymentDate) - dayMs)
