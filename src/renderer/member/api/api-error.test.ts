import { expect, test } from 'vitest'
import { ApiError, failureKind, serverText } from './api-error.ts'

const refused = (body?: unknown) => new ApiError('API-01', 'response', 422, body)

test.each([
  [undefined, {}, []],
  [null, {}, []],
  [7, {}, []],
  ['使われています', {}, ['使われています']],
  [['一つ目', 3, '二つ目'], {}, ['一つ目', '二つ目']],
  [{ email: '短すぎます' }, { email: ['短すぎます'] }, ['短すぎます']],
  [{ email: ['一つ目', 3], age: '二つ目' }, { email: ['一つ目'], age: ['二つ目'] }, ['一つ目', '二つ目']],
  [{ email: 7, age: null }, { email: [], age: [] }, []],
  [{ email: ['x'], full_messages: ['メール x'] }, { email: ['x'] }, ['メール x']],
  [{ full_messages: 'メール x' }, {}, ['メール x']],
])('C-5 reads the errors %o by field and as a list', (errors, byField, messages) => {
  const error = refused({ errors })
  expect(error.errors).toEqual(byField)
  expect(error.messages).toEqual(messages)
})

test.each([
  [undefined, '', ''],
  [null, '', ''],
  ['text', '', ''],
  [{}, '', ''],
  [{ msg: 7, reason: 7 }, '', ''],
  [{ msg: '理由', reason: 'age' }, '理由', 'age'],
])('C-5 reads text and reason of the refusal %o', (body, msg, reason) => {
  const error = refused(body)
  expect([error.msg, error.reason]).toEqual([msg, reason])
  expect(error.body).toEqual(body ?? null)
})

test.each([
  ['response', 422, 'status 422', false, false],
  ['contract', 200, 'contract', false, false],
  ['aborted', 0, 'aborted', false, false],
  ['network', 0, 'network', true, false],
  ['timeout', 0, 'timeout', true, true],
] as const)('a failure by %s tells what it is', (kind, status, told, network, timeout) => {
  const error = new ApiError('API-01', kind, status)
  expect(String(error)).toBe(`ApiError: Failed to call API-01: ${told}.`)
  expect([error.kind, error.status, error.network, error.timeout]).toEqual([kind, status, network, timeout])
})

test('has no status without a response', () => {
  expect(new ApiError('API-01', 'network').status).toBe(0)
})

test('shows what the server says, and its own words where it says nothing', () => {
  expect(serverText(refused({ msg: 'いまはできません。' }), '失敗しました')).toBe('いまはできません。')
  for (const error of [
    refused({ msg: '' }),
    refused(),
    new Error('broken'),
    Object.assign(new Error('x'), { msg: 'y' }),
  ])
    expect(serverText(error, '失敗しました')).toBe('失敗しました')
})

test.each([
  ['network', 0, null, 'lost'],
  ['timeout', 0, null, 'lost'],
  ['aborted', 0, null, 'lost'],
  ['response', 500, { success: false }, 'lost'],
  ['response', 503, null, 'lost'],
  ['response', 408, null, 'lost'],
  ['response', 429, null, 'lost'],
  ['response', 422, { success: false }, 'refusal'],
  ['response', 409, null, 'refusal'],
  ['response', 200, { success: false }, 'refusal'],
  ['response', 200, null, 'failure'],
  ['response', 400, { success: false }, 'failure'],
  ['response', 401, { errors: [] }, 'failure'],
  ['response', 403, { success: false }, 'failure'],
  ['response', 404, { success: false }, 'failure'],
  ['contract', 200, null, 'failure'],
  ['contract', 500, null, 'failure'],
] as const)('D-113 reads %s %i %j as a %s', (kind, status, body, read) => {
  expect(failureKind(new ApiError('API-01', kind, status, body))).toBe(read)
})
