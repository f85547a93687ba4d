// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { pretty } from './exchange-bodies.tsx'

test('indents the JSON inside the JSON of a frame', () => {
  const data = JSON.stringify({ message: 'こんばんは', action: 'speak' })
  expect(pretty(JSON.stringify({ command: 'message', data }))).toContain('"action": "speak"')
  expect(pretty('no json')).toBe('no json')
})

test('says how large a body is of which only the size is known', () => {
  expect([pretty('<files, 1234 bytes>'), pretty('<body, 65537 bytes>')]).toEqual([
    'ファイル 1,234 バイト',
    '大きな本文 65,537 バイト',
  ])
})
