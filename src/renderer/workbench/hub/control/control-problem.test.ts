import { expect, test } from 'vitest'
import { controlCodes } from '../../../../contract/control/codes.ts'
import { problemOf } from './control-problem.ts'

const problemText = (status: number, refusal: { readonly error: string; readonly code?: string }) =>
  problemOf(status, refusal).message

test.each(controlCodes)('%s has a Japanese text without English', (code) => {
  const text = problemText(409, { error: 'いまはできません。', code })
  expect(text).toMatch(/[ぁ-ん].*。$/)
  expect(text.replaceAll(/JSON|API|Wi-Fi|https?:\/\//g, '')).not.toMatch(/[A-Za-z]{2}/)
})

test('shows the text of a refusing rule, and the status of an unknown refusal', () => {
  expect(problemText(422, { error: 'ランクは男性会員だけのものです。', code: 'rule' })).toBe(
    'ランクは男性会員だけのものです。',
  )
  const unknown = 'エラーが発生しました（500）。もう一度お試しください。'
  expect(problemText(500, { error: 'boom' })).toBe(unknown)
  expect(problemText(500, { error: '起きました。', code: 'of-a-newer-server' })).toBe(unknown)
})
