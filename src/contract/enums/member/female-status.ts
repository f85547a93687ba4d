import * as z from 'zod/mini'

/**
 * A woman's status (D-34): 0 signed up, 1 checked by the operator, 2 direct messages not opened, 3 ready to start,
 * 4 active, 5 paused, 6 social account not detected. Men carry 0.
 */
export const femaleStatuses = [0, 1, 2, 3, 4, 5, 6] as const
export const femaleStatusSchema = z.literal(femaleStatuses)
export type FemaleStatus = (typeof femaleStatuses)[number]
