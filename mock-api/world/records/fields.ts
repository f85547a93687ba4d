import * as z from 'zod/mini'

/** Shapes shared by records. Instants are epoch milliseconds, days are YYYY-MM-DD in Tokyo (D-01). */
export const id = z.int().check(z.positive())
/** Limited to years that ISO 8601 writes with four digits. */
export const instant = z
  .int()
  .check(z.gte(Date.parse('0001-01-01T00:00:00+09:00')), z.lte(Date.parse('9999-12-31T23:59:59.999+09:00')))
export const optionalInstant = z.nullable(instant)
export const day = z.iso.date()
export const count = z.int().check(z.nonnegative())
export const text = z.string()
