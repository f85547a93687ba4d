import * as z from 'zod/mini'

/** Campaign popups (BONUS-14): 1 reserved, 2 campaign plans, 3 likes, 4 premium. */
export const modalCodes = [1, 2, 3, 4] as const
export const modalCodeSchema = z.literal(modalCodes)
export type ModalCode = (typeof modalCodes)[number]
