import * as z from 'zod/mini'

/** Text rule of a form field: after `prepare` the text must match the schema, else the form shows `error`. */
export function acceptedBy(
  schema: z.ZodMiniType,
  error: string,
  prepare: (typed: string) => string = (typed) => typed,
) {
  return z.string().check(z.refine((typed) => schema.safeParse(prepare(typed)).success, { error }))
}
