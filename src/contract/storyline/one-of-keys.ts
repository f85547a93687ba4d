import * as z from 'zod/mini'
import { reasonOf } from '../rules/file-reasons.ts'

type Members = Readonly<Record<string, z.ZodMiniType>>

/**
 * A choice of objects, each with one key that the others lack. A fault is reported at its place in the object that the
 * key names. A plain union reports only that no member fits.
 */
export function oneOfKeys<M extends Members>(members: M) {
  const keys = Object.keys(members) as (keyof M & string)[]
  return z.pipe(
    z.unknown(),
    z.transform((value, context): z.output<M[keyof M]> => {
      const isObject = typeof value === 'object' && value !== null
      const [key, another] = isObject ? keys.filter((name) => Object.hasOwn(value, name)) : []
      const member = key === undefined || another !== undefined ? undefined : members[key]
      if (member === undefined) {
        const choices = keys.join(', ')
        const why =
          another === undefined
            ? reasonOf('no-key', { keys: choices })
            : reasonOf('two-keys', { one: String(key), other: another, keys: choices })
        context.issues.push({ code: 'custom', params: { reason: why }, input: value })
        return z.NEVER
      }
      const parsed = z.safeParse(member, value)
      if (parsed.success) return parsed.data as z.output<M[keyof M]>
      for (const issue of parsed.error.issues) context.issues.push({ ...issue, input: value } as never)
      return z.NEVER
    }),
  )
}
