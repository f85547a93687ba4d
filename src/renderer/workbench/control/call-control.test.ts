import { expect, test } from 'vitest'
import { controlCodes } from '../../../contract/control/define-control.ts'
import { problemText } from './call-control.ts'

test.each(controlCodes)('%s has a Japanese text without English', (code) => {
  const text = problemText(409, { error: 'Failed to do that.', code })
  expect(text).toMatch(/[ぁ-ん].*。$/)
  expect(text.replaceAll(/JSON|API|Wi-Fi|https?:\/\//g, '')).not.toMatch(/[A-Za-z]{2}/)
})

test('shows the text of a refusing rule, and the status of an unknown refusal', () => {
  expect(problemText(422, { error: 'ランクは男性会員だけのものです。' })).toBe('ランクは男性会員だけのものです。')
  expect(problemText(500, { error: 'boom' })).toBe('エラーが発生しました（500）。もう一度お試しください。')
})
