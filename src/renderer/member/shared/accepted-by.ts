import * as z from 'zod/mini'

/** Typed text that a schema of the contract takes, once it is prepared as it will be sent; else the form says `error`. */
export function acceptedBy(
  schema: z.ZodMiniType,
  error: string,
  prepare: (typed: string) => string = (typed) => typed,
) {
  return z.string().check(z.refine((typed) => schema.safeParse(prepare(typed)).success, { error }))
}
