import * as z from 'zod/mini'
import { fileReason, type FileReason, reasonOf } from './file-reasons.ts'

/** The first mismatch of a value with its schema, and its path. */
export function mismatchOf({ issues: [first] }: z.core.$ZodError): FileReason & { readonly path: PropertyKey[] } {
  if (first === undefined) return { path: [], ...reasonOf('misfit') }
  // An unknown field is reported at its object.
  const path = first.code === 'unrecognized_keys' ? [...first.path, ...first.keys.slice(0, 1)] : first.path
  return { path, ...reasonFor(first) }
}

/** Choices that a reason lists at most. */
const mostChoices = 60

function reasonFor(issue: z.core.$ZodIssue): FileReason {
  switch (issue.code) {
    case 'unrecognized_keys':
      return reasonOf('unknown-field')
    case 'invalid_type':
      return reasonOf('type', { expected: issue.expected })
    case 'invalid_value':
      return reasonOf('choice', { choices: issue.values.slice(0, mostChoices).join(', ') })
    case 'too_small':
      return reasonOf('least', { least: Number(issue.minimum) })
    case 'too_big':
      return reasonOf('most', { most: Number(issue.maximum) })
    case 'custom':
      // A schema of ours names its own reason (storyline/one-of-keys.ts).
      return z.safeParse(fileReason, issue.params?.['reason']).data ?? reasonOf('misfit')
    default:
      return reasonOf('misfit')
  }
}
