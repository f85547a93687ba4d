import * as z from 'zod/mini'

type Members = Readonly<Record<string, z.ZodMiniType>>

/**
 * A choice of objects, each with one key that the others lack. A fault is reported at its place in the object that the
 * key names. A plain union reports only that no member fits.
 * @param what noun for the message when no key, or more than one, is there
 */
export function oneOfKeys<M extends Members>(what: string, members: M) {
  const keys = Object.keys(members) as (keyof M & string)[]
  return z.pipe(
    z.unknown(),
    z.transform((value, context): z.output<M[keyof M]> => {
      const isObject = typeof value === 'object' && value !== null
      const [key, another] = isObject ? keys.filter((name) => Object.hasOwn(value, name)) : []
      const member = key === undefined || another !== undefined ? undefined : members[key]
      if (member === undefined) {
        const message = another === undefined ? `names no ${what}` : `is ${key} and ${another} at once`
        context.issues.push({ code: 'custom', message: `${message}; write one of ${keys.join(', ')}`, input: value })
        return z.NEVER
      }
      const parsed = z.safeParse(member, value)
      if (parsed.success) return parsed.data as z.output<M[keyof M]>
      for (const issue of parsed.error.issues) context.issues.push({ ...issue, input: value } as never)
      return z.NEVER
    }),
  )
}
