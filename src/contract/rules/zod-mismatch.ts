import type * as z from 'zod/mini'
import { type FileReason, reasonOf } from './file-reasons.ts'

/** The first mismatch of a value with its schema, and its path. */
export function mismatchOf({ issues: [issue] }: z.core.$ZodError): FileReason & { readonly path: PropertyKey[] } {
  const { path = [] } = issue ?? {}
  if (issue?.code === 'unrecognized_keys') return { path: [...path, issue.keys[0] ?? ''], ...reasonOf('unknown-field') }
  if (issue?.code === 'invalid_type') return { path, ...reasonOf('type', { expected: issue.expected }) }
  if (issue?.code === 'invalid_value')
    return { path, ...reasonOf('choice', { choices: issue.values.slice(0, 60).join(', ') }) }
  if (issue?.code === 'too_small') return { path, ...reasonOf('least', { least: Number(issue.minimum) }) }
  if (issue?.code === 'too_big') return { path, ...reasonOf('most', { most: Number(issue.maximum) }) }
  const named = issue?.code === 'custom' ? issue.params?.['reason'] : undefined
  return { path, ...((named as FileReason | undefined) ?? reasonOf('misfit')) }
}
