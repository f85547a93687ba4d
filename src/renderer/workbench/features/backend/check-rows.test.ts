import { expect, test } from 'vitest'
import type { BackendCheck } from '../../../../contract/control/backend.ts'
import { checkRows } from './check-rows.ts'
import { backendCopy } from './copy.ts'

const left = { id: 'API-10', method: 'GET', path: '/api/profile' }
const call = { id: 'API-09', method: 'GET', path: '/api/account', issues: [] }
const check = (part: Partial<BackendCheck>): BackendCheck =>
  ({ durationMs: 12, problem: null, clockMs: 0, sockets: true, calls: [call], notReached: [], ...part }) as BackendCheck
const clockOf = (clockMs: number | null) => checkRows(check({ clockMs }))[2]
const { form: words } = backendCopy.ja

test.each([
  [0, '時計が合っています'],
  [-2900, '時計が合っています'],
  [134_000, '時計が2分14秒進んでいます'],
  [-3 * 86_400_000, '時計が3日遅れています'],
  [null, '時計を確認できません'],
])('shows a difference of %s ms as %s', (difference, title) => {
  expect(clockOf(difference)?.title).toBe(title)
})

test('a clock that is off is named by its two largest units, and its seconds stand beside', () => {
  expect(clockOf(null)).toMatchObject({ mark: 'warn', title: '時計を確認できません', aside: '' })
  expect(clockOf(0)).toMatchObject({ mark: 'good', aside: '' })
  expect(clockOf(134_400)).toMatchObject({ mark: 'warn', title: '時計が2分14秒進んでいます', aside: '+134秒' })
  expect(clockOf(-134_400)).toMatchObject({ mark: 'warn', title: '時計が2分14秒遅れています', aside: '−134秒' })
  expect(clockOf(93_784_000)).toMatchObject({ title: '時計が1日2時間進んでいます', aside: '+93,784秒' })
  expect(clockOf(3_600_000)?.title).toBe('時計が1時間進んでいます')
})

const { reached, brokenOff, outOfReach, fits, fitsSoFar, noneChecked, drifts } = words
const issue = { path: 'status', expected: 'number', actual: 'string' }
test.each([
  ['that conforms', {}, [`good ${reached}`, `good ${fits}`]],
  ['without sockets', { sockets: false }, [`warn ${reached}`, `good ${fits}`]],
  ['with drift', { calls: [call, { ...call, issues: [issue] }] }, [`good ${reached}`, `warn ${drifts(1)}`]],
  ['of which no call was checked', { calls: [] }, [`good ${reached}`, `warn ${noneChecked}`]],
  ['that is too slow for all calls', { notReached: [left] }, [`good ${reached}`, `warn ${fitsSoFar}`]],
  [
    'that is too slow, with drift',
    { calls: [{ ...call, issues: [issue] }], notReached: [left] },
    [`good ${reached}`, `warn ${drifts(1)}`],
  ],
  [
    'that breaks off after a good call',
    { problem: 'breaks-off', notReached: [left] },
    [`bad ${brokenOff}`, `warn ${fitsSoFar}`],
  ],
  [
    'that answers and breaks off at the first check',
    { problem: 'silent', sockets: false, calls: [] },
    [`bad ${brokenOff}`, `warn ${noneChecked}`],
  ],
  ['that never answers', { problem: 'refused', clockMs: null, sockets: null, calls: [] }, [`bad ${outOfReach}`]],
] as const)('the checklist of a server %s says so', (_, part, expected) => {
  const rows = checkRows(check(part as Partial<BackendCheck>))
  expect(rows.slice(0, 2).map(({ mark, title }) => `${mark} ${title}`)).toEqual(expected)
  expect(rows[0]?.aside).toBe('12 ms')
})

test('a check that ended early counts the calls that it has left out', () => {
  const early = checkRows(check({ calls: [call, call], notReached: [left, left, left] }))[1]
  expect(early).toMatchObject({ mark: 'warn', aside: '2 ／ 5', text: words.notReached(3) })
  expect(checkRows(check({}))[1]).toMatchObject({ mark: 'good', aside: '1 ／ 1', text: words.readOnly })
})
