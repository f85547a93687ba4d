import * as z from 'zod/mini'
import { type FileReason, reasonOf } from '../rules/file-reasons.ts'

type Members = Readonly<Record<string, z.ZodMiniType>>

/**
 * A choice of objects, each with one key that the others lack. A fault is reported at its place in the object that the
 * key names. A plain union reports only that no member fits.
 */
export function oneOfKeys<M extends Members>(members: M) {
  return z.pipe(
    z.unknown(),
    z.transform((value, context): z.output<M[keyof M]> => {
      const allowed = Object.keys(members)
      const [key, another] = allowed.filter((name) => hasKey(value, name))
      const member = key === undefined || another !== undefined ? undefined : members[key]
      if (member === undefined) {
        const reason = keyReason(key, another, allowed)
        context.issues.push({ code: 'custom', params: { reason }, input: value })
        return z.NEVER
      }
      const parsed = z.safeParse(member, value)
      // The generic type cannot express that the schema is a member.
      if (parsed.success) return parsed.data as z.output<M[keyof M]>
      // An issue differs from a new one in that its value is gone.
      context.issues.push(...parsed.error.issues.map((issue) => ({ ...issue, input: value }) as z.core.$ZodRawIssue))
      return z.NEVER
    }),
  )
}

const hasKey = (value: unknown, key: string) => typeof value === 'object' && value !== null && Object.hasOwn(value, key)

/** Why an object with these keys is refused: it has none of the allowed ones, or two. */
function keyReason(one: string | undefined, other: string | undefined, allowed: readonly string[]): FileReason {
  const keys = allowed.join(', ')
  if (one === undefined || other === undefined) return reasonOf('no-key', { keys })
  return reasonOf('two-keys', { one, other, keys })
}
