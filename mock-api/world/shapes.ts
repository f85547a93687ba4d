import * as z from 'zod/mini'

/** Shapes that many records share. Instants are epoch milliseconds, days are YYYY-MM-DD of Tokyo (D-01). */
export const id = z.int().check(z.positive())
export const instant = z.int()
export const optionalInstant = z.nullable(instant)
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
export const count = z.int().check(z.nonnegative())
export const sex = z.union([z.literal(1), z.literal(2)])
export const text = z.string()
