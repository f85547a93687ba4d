import type * as z from 'zod/mini'
import { credentialNames } from '../../http/credentials.ts'

type Path = readonly (string | number)[]

/** Fields of the login, which any request may have. */
const ofLogin: ReadonlySet<string> = new Set(credentialNames)

/**
 * Returns the paths of fields in an accepted request that the contract does not name. The rules ignore them, so only a
 * comparison shows that a client sends more than documented. Login values may be in every request (C-7).
 */
export function unknownFields(schema: z.ZodMiniType, request: unknown): Path[] {
  return walk(schema, request, []).filter(([first, ...rest]) => rest.length > 0 || !ofLogin.has(String(first)))
}

function walk(schema: z.core.$ZodType, value: unknown, path: Path): Path[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return walk(def.innerType, value, path)
    case 'pipe':
      return walk(def.in, value, path)
    case 'union':
      // A field counts as known when any branch names it.
      return def.options
        .map((option) => walk(option, value, path))
        .reduce((least, other) => (other.length < least.length ? other : least))
    case 'array':
      return Array.isArray(value) ? value.flatMap((item, index) => walk(def.element, item, [...path, index])) : []
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value) || def.catchall) return []
      return Object.entries(value).flatMap(([key, item]) => {
        const field = Object.hasOwn(def.shape, key) ? def.shape[key] : undefined
        return field === undefined ? [[...path, key]] : walk(field, item, [...path, key])
      })
    }
    default:
      return []
  }
}
