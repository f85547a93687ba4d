// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { anOperatorMessage as at } from '../../../../../tests/support/an-operator-message.ts'
import { insertMessage } from './use-operator-chat.ts'

test('HONA-16 shows a duplicate message once, and a late message in its place', () => {
  const list = [at(1, 1), at(3, 2)]
  expect(insertMessage(list, at(3, 2))).toBe(list)
  expect(insertMessage(list, at(2, 1)).map(({ id }) => id)).toEqual([1, 2, 3])
})
