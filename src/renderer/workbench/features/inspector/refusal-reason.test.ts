// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { refusalReason } from './refusal-reason.ts'

const call = (status: number, response: object) => ({
  method: 'POST',
  path: '/api/matching_status?x=1',
  status,
  response: JSON.stringify(response),
})

test('C-5 C-6 a refused call shows its gate or rule, its text and its requirements', () => {
  expect(refusalReason(call(200, {}))).toBeUndefined()
  expect(refusalReason(call(500, {}))).toBeUndefined()
  expect(refusalReason(call(401, { errors: ['ログインしてください。'] }))).toEqual({
    gate: 'ログインしていない',
    text: 'ログインしてください。',
    ids: ['API-34', 'C-6'],
  })
  const age = { success: false, msg: '年齢確認後にご利用いただけます。', reason: 'age' }
  expect(refusalReason(call(403, age))).toMatchObject({ gate: '年齢確認が未完了', text: age.msg })
  const state = { success: false, msg: '現在この操作はできません。', errors: { full_messages: [] } }
  expect(refusalReason(call(422, state))).toMatchObject({ text: state.msg, ids: ['API-34', 'C-5'] })
  expect(refusalReason({ ...call(422, {}), response: '<html>' })?.text).toBe('')
})
