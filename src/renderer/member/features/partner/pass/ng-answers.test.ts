// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isNgComplete, ngDraftName, ngReasonText, readNgAnswers } from './ng-answers.ts'

const noNgAnswers = readNgAnswers(null)

test('keeps the reasons of each pairing separately', () => {
  expect([3, 31].map(ngDraftName)).toEqual(['ng.3', 'ng.31'])
})

test('REC-87 REC-95 REC-96 REC-103 REC-105 the reason form needs a reason and its details', () => {
  expect(isNgComplete(noNgAnswers)).toBe(false)
  expect(isNgComplete({ ...noNgAnswers, reason: '好みが合わない' })).toBe(true)
  const shape = { ...noNgAnswers, reason: '体型（身長・体重）' }
  expect(isNgComplete(shape)).toBe(false)
  // No limit alone says nothing of what does not fit.
  expect(isNgComplete({ ...shape, height: 'こだわらない' })).toBe(false)
  expect(isNgComplete({ ...shape, height: '165cm' })).toBe(true)
  expect(isNgComplete({ ...shape, bodyTypes: ['普通'], height: 'こだわらない' })).toBe(true)
  expect(isNgComplete({ ...shape, bodyTypes: ['普通'] })).toBe(true)
  const other = { ...noNgAnswers, reason: 'その他' }
  expect(isNgComplete({ ...other, other: ' \n　' })).toBe(false)
  expect(isNgComplete({ ...other, other: '距離が遠い' })).toBe(true)
  expect(isNgComplete({ ...other, other: '😀'.repeat(50) })).toBe(true)
  expect(isNgComplete({ ...other, other: '😀'.repeat(51) })).toBe(false)
})

test('REC-99 REC-100 REC-101 REC-104 builds the text that is sent', () => {
  const shape = { ...noNgAnswers, reason: '体型（身長・体重）' }
  expect(ngReasonText({ ...shape, bodyTypes: ['痩せ型', 'ぽっちゃり'], height: '165cm' })).toBe(
    'NG体型：痩せ型、ぽっちゃり 身長下限：165cm',
  )
  expect(ngReasonText({ ...shape, height: '170cm' })).toBe('身長下限：170cm')
  expect(ngReasonText({ ...shape, bodyTypes: ['普通'] })).toBe('NG体型：普通')
  expect(ngReasonText({ ...noNgAnswers, reason: 'その他', other: ' 距離が遠い ' })).toBe('距離が遠い')
  // Text typed for another reason is not sent.
  expect(ngReasonText({ ...noNgAnswers, reason: '好みが合わない', other: 'x', height: '165cm' })).toBe('好みが合わない')
})
