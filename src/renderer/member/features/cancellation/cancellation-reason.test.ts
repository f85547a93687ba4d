import { expect, test } from 'vitest'
import { chooseReason, firstReason, isReasonComplete, readReason } from './cancellation-reason.ts'

test('CANCEL-19 CANCEL-26 step 3 begins with the first option, which is a real reason', () => {
  expect(firstReason(1)).toEqual({ reason: 'レコメンドされなかった', text: '' })
  expect(firstReason(2)).toEqual({ reason: 'マッチンした男性と会うまで至らなかった', text: '' })
  expect(isReasonComplete(firstReason(1))).toBe(true)
})

test('CANCEL-20 CANCEL-21 choosing a reason other than その他 clears the text', () => {
  const other = { reason: 'その他', text: '理由です' }
  expect(chooseReason(other, 'レコメンドされなかった')).toEqual({
    reason: 'レコメンドされなかった',
    text: '',
  })
  expect(chooseReason(other, 'その他').text).toBe('理由です')
})

test('CANCEL-25 CANCEL-27 CANCEL-29 CANCEL-30 その他 needs 1 to 100 characters that are not all blank', () => {
  const other = (text: string) => isReasonComplete({ reason: 'その他', text })
  expect(other('')).toBe(false)
  expect(other(' 　\n')).toBe(false)
  expect(other('あ')).toBe(true)
  expect(other('あ'.repeat(100))).toBe(true)
  expect(other('あ'.repeat(101))).toBe(false)
  expect(isReasonComplete({ reason: '', text: '' })).toBe(false)
})

test('CANCEL-35 restores only a reason from the list of the same sex', () => {
  const kept = { reason: 'その他', text: '理由です' }
  expect(readReason(kept, 1)).toEqual(kept)
  expect(readReason({ ...kept, reason: '何か' }, 1)).toBeNull()
  expect(readReason(firstReason(1), 2)).toBeNull()
  for (const broken of [null, 'その他', { reason: 'その他' }, { ...kept, text: 1 }])
    expect(readReason(broken, 1)).toBeNull()
})
