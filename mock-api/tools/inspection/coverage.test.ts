import { expect, test } from 'vitest'
import { effectKinds, type EffectKind } from '../../../src/contract/control/effects.ts'
import { documentedRoutes } from '../../../src/contract/routes.ts'
import { findEndpoint } from '../contract-check/check-call.ts'
import { Coverage } from './coverage.ts'
import { errorTextsOf } from './error-texts.ts'

const account = findEndpoint('GET', '/api/account')
const tracking = findEndpoint('POST', '/api/access-page-tracking')

function aCoverage(fired = new Map<EffectKind, number>()) {
  const coverage = new Coverage(fired)
  const count = (endpoint = account, status = 200, response: string | Buffer = '{}', more = {}) =>
    coverage.count({ endpoint, params: {}, fault: false, ...more }, status, response)
  const rowOf = (id?: string) => coverage.report([]).endpoints.find((line) => line.id === id)
  const textsOf = (known: readonly string[] = []) => coverage.report(known).errorTexts
  const screens = () => coverage.report([]).screens.filter(({ seen }) => seen > 0)
  return { coverage, count, lineOf: rowOf, textsOf, screens }
}

test('counts calls by status beside the documented ones', () => {
  const { count, lineOf: rowOf } = aCoverage()
  const documented = [200, ...Object.keys(account?.refusals ?? {}).map(Number)].toSorted((a, b) => a - b)
  expect(rowOf(account?.id)).toEqual({
    ...{ id: account?.id, method: 'GET', path: '/api/account', summary: account?.summary, documented },
    ...{ statuses: Object.fromEntries(documented.map((status) => [status, 0])), missing: documented },
  })
  count()
  count()
  count(account, 418)
  count(account, 200, '{}', { fault: true })
  count(account, 200, '{}', { endpoint: undefined })
  // Its client left before the call was made.
  count(account, 0, '')
  expect(rowOf(account?.id)).toMatchObject({
    statuses: { 200: 2, 418: 1 },
    missing: documented.filter((status) => status !== 200),
  })
  expect(rowOf(account?.id)?.statuses).not.toHaveProperty('0')
})

test('counts the frames of documented channels', () => {
  const { coverage } = aCoverage()
  const frame = (channel: string) => JSON.stringify({ identifier: JSON.stringify({ channel }) })
  for (const channel of ['MessageChannel', 'MessageChannel', 'Hall']) coverage.countFrame(frame(channel))
  coverage.countFrame(String.raw`{"identifier":"{ \"channel\" : \"MessageChannel\" }"}`)
  coverage.countFrame('{"type":"ping"}')
  expect(coverage.report([]).channels).toEqual([
    { id: 'WS-01', name: 'MessageChannel', frames: 3 },
    { id: 'WS-02', name: 'AdminMessageChannel', frames: 0 },
  ])
})

test('counts the time rules that fired', () => {
  const [first] = effectKinds
  const { coverage } = aCoverage(new Map([[first, 4]]))
  const rules = coverage.report([]).timeRules
  expect([rules[0], rules[1]?.fired, rules.length]).toEqual([{ kind: first, fired: 4 }, 0, effectKinds.length])
})

test('counts the screens that were opened, undocumented ones last and without ids', () => {
  const { count, screens, coverage } = aCoverage()
  const open = (path: unknown, status = 200) => count(tracking, status, '{}', { params: { path } })
  expect(tracking).toBeDefined()
  for (const path of ['/home', '/home', '/z/12/x', '/b/0123456789abcdef0123456789abcdef?x=/y', '/b/12a#y']) open(path)
  for (const part of ['x12', `${'a'.repeat(32)}z`, `z${'a'.repeat(32)}`]) open(`/c/${part}`)
  open('/never', 401)
  open(5)
  count(account, 200, '{}', { params: { path: '/never' } })
  count(tracking, 200, '{}', { params: undefined })
  expect(screens()).toEqual([
    { path: '/home', documented: true, seen: 2 },
    { path: '/b/12a', documented: false, seen: 1 },
    { path: '/b/:id', documented: false, seen: 1 },
    { path: '/c/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaz', documented: false, seen: 1 },
    { path: '/c/x12', documented: false, seen: 1 },
    { path: '/c/zaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', documented: false, seen: 1 },
    { path: '/z/:id/x', documented: false, seen: 1 },
  ])
  open(`/${'x'.repeat(300)}`)
  expect(screens().at(-2)?.path).toBe(`/${'x'.repeat(199)}`)
  expect(coverage.report([]).screens).toHaveLength(new Set(documentedRoutes).size + 7)
})

test('counts the texts of refusals', () => {
  const { count, textsOf } = aCoverage()
  count(account, 400, '{"msg":"b"}')
  count(account, 200, '{"success":false,"msg":"a"}')
  count(account, 200, '{"msg":"fine"}')
  count(account, 399, '{"msg":"fine"}')
  count(account, 500, Buffer.from('{"msg":"bytes"}'))
  count(account, 500, 'no json')
  expect(textsOf(['known', 'a', 'a'])).toEqual([
    { text: 'known', documented: true, seen: 0 },
    { text: 'a', documented: true, seen: 1 },
    { text: 'b', documented: false, seen: 1 },
  ])
})

test('keeps two thousand different texts, and goes on counting them', () => {
  const { count, textsOf } = aCoverage()
  for (let at = 0; at < 2001; at += 1) count(account, 400, JSON.stringify({ msg: `text ${at}` }))
  count(account, 400, '{"msg":"text 7"}')
  expect([textsOf().length, textsOf().find(({ text }) => text === 'text 7')?.seen]).toEqual([2000, 2])
})

test('begins anew', () => {
  const fired = new Map([[effectKinds[0], 4]])
  const { coverage, count, lineOf: rowOf } = aCoverage(fired)
  count()
  coverage.clear()
  expect([rowOf(account?.id)?.statuses[200], fired.size]).toEqual([0, 0])
})

test('finds the texts of a refusal in msg and errors, each once and cut', () => {
  expect(errorTextsOf({ msg: 'a', errors: { full_messages: ['b', 'a'], name: ['c'] }, other: 'd' })).toEqual([
    'a',
    'b',
    'c',
  ])
  expect(errorTextsOf({ msg: 'x'.repeat(201), errors: null })).toEqual(['x'.repeat(200)])
  for (const nothing of [null, 'text', 5, {}, { msg: 5 }]) expect(errorTextsOf(nothing)).toEqual([])
})
