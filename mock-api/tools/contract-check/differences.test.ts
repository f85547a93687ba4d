import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { differences, surplus } from './differences.ts'
import { failedCheck, verdictBy, verdictOf } from './verdict.ts'

const schema = z.strictObject({
  name: z.string(),
  age: z.optional(z.int().check(z.minimum(20), z.maximum(99))),
  sex: z.optional(z.literal([1, 2])),
  mail: z.optional(z.email()),
  code: z.optional(z.string().check(z.regex(/^\d+$/))),
  list: z.optional(z.array(z.strictObject({ id: z.int() }))),
})

const of = (value: unknown, by: z.ZodMiniType = schema) =>
  differences(by, value, 'response').map(({ path, expected, actual }) => `${path}: ${expected} / ${actual}`)

test('finds no difference in a value that fits', () => {
  expect(of({ name: 'a', list: [{ id: 1 }] })).toEqual([])
})

test.each<[string, unknown, string[]]>([
  ['nothing', {}, ['response.name: string / nothing']],
  ['null', { name: null }, ['response.name: string / null']],
  ['a number', { name: 5 }, ['response.name: string / number 5']],
  ['a list', { name: [1, 2] }, ['response.name: string / array of 2']],
  ['an object', { name: { a: 1 } }, ['response.name: string / object']],
  ['too little', { name: 'a', age: 3 }, ['response.age: at least 20 / number 3']],
  ['too much', { name: 'a', age: 100 }, ['response.age: at most 99 / number 100']],
  ['another value', { name: 'a', sex: 3 }, ['response.sex: 1 | 2 / number 3']],
  ['another form', { name: 'a', code: 'x' }, ['response.code: /^\\d+$/ / string "x"']],
  ['a further field', { name: 'a', more: true }, ['response.more: no such field / boolean true']],
  ['a field with odd signs', { name: 'a', 'a.b"': 1 }, ['response["a.b\\""]: no such field / number 1']],
  ['a fault in a list', { name: 'a', list: [{ id: 1 }, { id: 'x' }] }, ['response.list[1].id: int / string "x"']],
  [
    'a fault in a list and a field',
    { name: 'a', list: [{ id: 1, b: null }] },
    ['response.list[0].b: no such field / null'],
  ],
  ['no object', 'x', ['response: object / string "x"']],
])('names place, expected and actual value of %s', (_, value, found) => {
  expect(of(value).map((line) => line.replace(': int /', ': int /').replace(': number /', ': int /'))).toEqual(found)
})

test('shows no secret and no long value', () => {
  const secret = z.strictObject({
    password: z.optional(z.int()),
    login: z.optional(z.object({ token: z.int() })),
    text: z.optional(z.int()),
  })
  expect(of({ password: 'yoimachi123' }, secret)[0]).toMatch(/ \/ string •••$/)
  expect(of({ login: { token: 'x' } }, secret)[0]).toMatch(/ \/ string •••$/)
  expect(of({ text: 'https://x/?token=abc' }, secret)[0]).toContain('?token=•••')
  expect(of({ text: 'x'.repeat(58) }, secret)[0]).toMatch(/ \/ string "x{58}"$/)
  expect(of({ text: 'x'.repeat(59) }, secret)[0]).toMatch(/ \/ string "x{59}…$/)
})

test('explains a union by its nearest branch', () => {
  const a = z.strictObject({ kind: z.literal('a'), in: z.object({ n: z.int() }) })
  const b = z.strictObject({ kind: z.literal('b'), x: z.string(), y: z.string() })
  const union = z.object({ it: z.union([b, a]) })
  expect(of({ it: { kind: 'a', in: { n: 'x' } } }, union)).toEqual([
    expect.stringMatching(/^response\.it\.in\.n: \w+ \/ string "x"$/),
  ])
  expect(of({ it: 5 }, z.object({ it: z.union([z.string(), z.null()]) }))).toEqual(['response.it: string / number 5'])
  const flat = z.union([z.object({ a: z.string(), b: z.string() }), z.object({ a: z.string() })])
  expect(of({}, flat)).toEqual(['response.a: string / nothing'])
})

const form = z.object({
  id: z.int(),
  user: z.optional(
    z.object({ name: z.nullable(z.string()), tags: z._default(z.array(z.object({ t: z.string() })), []) }),
  ),
  piped: z.optional(
    z.pipe(
      z.object({ p: z.string() }),
      z.transform((value) => value),
    ),
  ),
  either: z.optional(z.union([z.object({ a: z.string() }), z.object({ a: z.string(), b: z.string() })])),
  caught: z.catch(z.object({ c: z.string() }), { c: '' }),
  free: z.optional(z.record(z.string(), z.unknown())),
  open: z.optional(z.looseObject({ o: z.string() })),
})

const surplusOf = (value: unknown) => surplus(form, value, 'request').map(({ path, actual }) => `${path} ${actual}`)

test('finds the fields of a request that its schema does not name', () => {
  expect(
    surplusOf({
      ...{ id: 1, more: 2, constructor: 3, user: { name: 'a', more: [1], tags: [{ t: 'x' }, { t: 'y', u: 'z' }] } },
      ...{ piped: { p: 'x', q: 1 }, either: { a: 'x', b: 'y', c: 'z' }, caught: { c: 'x', d: null } },
      ...{ free: { any: 1 }, open: { o: 'x', any: 1 } },
    }),
  ).toEqual([
    ...['request.more number 2', 'request.constructor number 3', 'request.user.more array of 1'],
    ...['request.user.tags[1].u string "z"', 'request.piped.q number 1', 'request.either.c string "z"'],
    'request.caught.d null',
  ])
  expect(surplus(form, { more: 1 }, 'request')).toEqual([
    { path: 'request.more', expected: 'no such field', actual: 'number 1' },
  ])
})

test('takes a login anywhere at the top, and no further than it is', () => {
  expect(surplusOf({ uid: 'x', client: 'y', 'access-token': 'z' })).toEqual([])
  expect(surplusOf({ user: { uid: 'x' } })).toEqual(['request.user.uid string "x"'])
})

test.each([null, undefined, 5, [1]])('finds no field in %j', (value) => {
  expect([surplusOf(value), surplusOf({ user: value, either: value })]).toEqual([[], []])
  expect(surplusOf({ user: { tags: { x: 1 } } })).toEqual([])
})

test('is ok without issues, drift with them, and drift when the check itself failed', () => {
  const issue = { path: 'status', expected: '200', actual: '201' }
  expect([verdictOf([]), verdictOf([issue])]).toEqual([
    { verdict: 'ok', issues: [] },
    { verdict: 'drift', issues: [issue] },
  ])
  const failed = (actual: string) => ({ verdict: 'drift', issues: [{ path: 'frame', expected: 'a verdict', actual }] })
  const thrown = () => {
    throw new Error('broken')
  }
  expect([verdictBy('frame', thrown), failedCheck('frame', 'text')]).toEqual([
    ...[failed('check failed: broken'), failed('check failed: text')],
  ])
  expect(verdictBy('frame', () => verdictOf([]))).toEqual({ verdict: 'ok', issues: [] })
})
