import * as z from 'zod/mini'

/** 'inactive' is withdrawn or stopped; it logs out (GATE-23). */
const activeStatuses = ['active', 'inactive'] as const
export const activeStatusSchema = z.enum(activeStatuses)
