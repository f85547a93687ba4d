import * as z from 'zod/mini'
import { isSecretName, redact } from '../http/redact.ts'
import { unknownFields } from './unknown-fields.ts'
import type { Issue } from './verdict.ts'

type ZodIssue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** Where a value differs from a schema, each place by its exact path below `root`. */
export function differences(schema: z.ZodMiniType, value: unknown, root: string): Issue[] {
  const parsed = z.safeParse(schema, value)
  return parsed.success ? [] : parsed.error.issues.flatMap((issue) => read(issue, [], value, root))
}

/** What a request says beyond its schema. Requests are read leniently, so parsing does not tell. */
export function surplus(schema: z.ZodMiniType, value: unknown, root: string): Issue[] {
  return unknownFields(schema, value).map((path) => ({
    path: pathText(root, path),
    expected: 'no such field',
    actual: describe(value, path),
  }))
}

function read(issue: ZodIssue, above: Path, value: unknown, root: string): Issue[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: pathText(root, [...path, key]),
      expected: 'no such field',
      actual: describe(value, [...path, key]),
    }))
  }
  if (issue.code === 'invalid_union') {
    const branch = nearest(issue.errors)
    if (branch) return branch.flatMap((inner) => read(inner, path, value, root))
  }
  return [{ path: pathText(root, path), expected: expectedOf(issue), actual: describe(value, path) }]
}

/** The branch that the value was meant for: whose faults lie deepest, then the one with the fewest. */
function nearest(branches: readonly (readonly ZodIssue[])[]): readonly ZodIssue[] | undefined {
  const depth = (branch: readonly ZodIssue[]) => Math.min(...branch.map(({ path }) => path.length))
  return branches
    .filter((branch) => branch.length > 0)
    .toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0]
}

function expectedOf(issue: ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(' | ')
    case 'too_small':
      return `at least ${issue.minimum}`
    case 'too_big':
      return `at most ${issue.maximum}`
    case 'invalid_format':
      return issue.pattern ?? issue.format
    default:
      return issue.message
  }
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  )
}

/** Kind and, for short plain values that are no secret, the value: verdicts are logged, printed and put into files. */
function describe(whole: unknown, path: Path): string {
  const value = at(whole, path)
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return `array of ${value.length}`
  if (typeof value === 'object') return 'object'
  if (path.some((key) => isSecretName(String(key)))) return `${typeof value} •••`
  const text = redact(JSON.stringify(value))
  return text.length > 60 ? `${typeof value} ${text.slice(0, 60)}…` : `${typeof value} ${text}`
}

function pathText(root: string, path: Path): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text + keyText(String(key))),
    root,
  )
}

/** A key with signs of its own is quoted, so that a path can be taken apart again. */
const keyText = (key: string) => (/^\w+$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`)
