import type { Order } from './use-pay.ts'

/** Yen from which an order is confirmed before it is charged. */
const largeAmount = 8_000

/** Whether an order needs a confirmation (D-75). */
export const isLargeOrder = ({ amount }: Order): boolean => amount >= largeAmount
