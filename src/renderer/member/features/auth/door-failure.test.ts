import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { doorFailure } from './door-failure.ts'

const failure = (status: number, body: object = {}) => doorFailure(new ApiError('API-02', 'response', status, body))

test('D-117 AUTH-13 AUTH-40 refused values get the fixed sentence alone', () => {
  const fixed = { lines: ['メールアドレスとパスワードを確認してください。'], lasting: false }
  expect(failure(401, { success: false, errors: ['違います'] })).toEqual(fixed)
  expect(failure(422, { errors: { email: ['メールアドレスはすでに使用されています'] } })).toEqual(fixed)
})

test('D-117 API-02 the reason of the server stands alone and lasts', () => {
  const errors = ['メールアドレスの確認が完了していません。届いたメールのリンクを開いてください。']
  expect(failure(401, { errors, reason: 'unconfirmed' })).toEqual({ lines: errors, lasting: true })
  const minor = failure(401, { errors: ['18歳未満の方はご利用いただけません。'], reason: 'under_age' })
  expect(minor.lines).toHaveLength(2)
})

test('D-117 a lost connection, a server error and an unreadable answer never speak of the values', () => {
  const lost = doorFailure(new ApiError('API-01', 'network'))
  expect(lost.lines[0]).toContain('通信状況')
  expect(doorFailure(new ApiError('API-01', 'timeout'))).toEqual(lost)
  const trouble = failure(500)
  expect(trouble).toEqual(doorFailure(new ApiError('API-01', 'contract', 200)))
  for (const later of [408, 429]) expect(failure(later)).toEqual(trouble)
  expect([lost, trouble].map(({ lasting }) => lasting)).toEqual([true, true])
  expect(trouble.lines.join('')).not.toContain('パスワード')
})
