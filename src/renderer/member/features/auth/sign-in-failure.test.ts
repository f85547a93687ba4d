import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { signInFailure } from './sign-in-failure.ts'

const fixed = 'メールアドレスとパスワードを確認してください。'

test('AUTH-13 wrong values show the fixed message only', () => {
  const error = new ApiError('API-02', 'answer', 401, { success: false, errors: ['違います'] })
  expect(signInFailure(error)).toEqual([fixed])
})

test('AUTH-13 API-02 a named reason stands below the fixed message', () => {
  const errors = ['メールアドレスの確認が完了していません。届いたメールのリンクを開いてください。']
  const error = new ApiError('API-02', 'answer', 401, { success: false, errors, reason: 'unconfirmed' })
  expect(signInFailure(error)).toEqual([fixed, ...errors])
})

test('AUTH-13 without an answer the line is named too', () => {
  expect(signInFailure(new ApiError('API-02', 'network'))).toHaveLength(2)
})
