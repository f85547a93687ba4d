import * as z from 'zod/mini'
import { redactedValue } from '../../../src/contract/rules/recorded-text.ts'
import { isSecretName, redact } from '../redact.ts'
import { unknownFields } from './unknown-fields.ts'
import { type Issue, noSuchField, nothing } from './verdict.ts'

type ZodIssue = z.core.$ZodIssue

type IssuePath = readonly PropertyKey[]

/** Lists the differences between a value and a schema, each by its exact path below `root`. */
export function differences(schema: z.ZodMiniType, value: unknown, root: string): Issue[] {
  const parsed = z.safeParse(schema, value)
  return parsed.success ? [] : parsed.error.issues.flatMap((issue) => read(issue, [], value, root))
}

/** Lists the fields of a request that its schema does not name. Requests are read leniently, so parsing accepts them. */
export function surplus(schema: z.ZodMiniType, value: unknown, root: string): Issue[] {
  return unknownFields(schema, value).map((path) => ({
    path: pathText(root, path),
    expected: noSuchField,
    actual: describe(value, path),
  }))
}

function read(issue: ZodIssue, above: IssuePath, value: unknown, root: string): Issue[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: pathText(root, [...path, key]),
      expected: noSuchField,
      actual: describe(value, [...path, key]),
    }))
  }
  if (issue.code === 'invalid_union') {
    const branch = nearest(issue.errors)
    if (branch) return branch.flatMap((inner) => read(inner, path, value, root))
  }
  return [{ path: pathText(root, path), expected: expectedOf(issue), actual: describe(value, path) }]
}

/** Returns the closest branch of a union: the one with the deepest issues, then with the fewest. */
function nearest(branches: readonly (readonly ZodIssue[])[]): readonly ZodIssue[] | undefined {
  const depth = (branch: readonly ZodIssue[]) => Math.min(...branch.map(({ path }) => path.length))
  return branches
    .filter((branch) => branch.length > 0)
    .toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0]
}

const anyOf = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(' | ')

function expectedOf(issue: ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected
    case 'invalid_value':
      return anyOf(issue.values)
    case 'invalid_union':
      return 'options' in issue && issue.options ? anyOf(issue.options) : issue.message
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

function at(value: unknown, path: IssuePath): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  )
}

/** Returns the kind, and short plain values without secrets, because verdicts are logged, printed and stored. */
function describe(whole: unknown, path: IssuePath): string {
  const value = at(whole, path)
  if (value === undefined) return nothing
  if (value === null) return 'null'
  if (Array.isArray(value)) return `array of ${value.length}`
  if (typeof value === 'object') return 'object'
  if (path.some((key) => isSecretName(String(key)))) return `${typeof value} ${redactedValue}`
  const text = redact(JSON.stringify(value))
  return text.length > 60 ? `${typeof value} ${text.slice(0, 60)}…` : `${typeof value} ${text}`
}

function pathText(root: string, path: IssuePath): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text + keyText(String(key))),
    root,
  )
}

/** Quotes a key with special characters, so that a path can be split again. */
const keyText = (key: string) => (/^\w+$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`)
