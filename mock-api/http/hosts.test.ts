import { expect, test } from 'vitest'
import { phoneOf } from './guard.ts'

test('recognises a phone of the stage by its name, with or without scheme, port and path', () => {
  const names = ['http://a.yoimachi.localhost:3100/api/account?x=http://b.yoimachi.localhost', 'b.yoimachi.localhost:1']
  expect(names.map(phoneOf)).toEqual(['a', 'b'])
  const others = [
    'http://127.0.0.1:3100/api',
    'workbench.yoimachi.localhost',
    'http://a.yoimachi.localhost.example',
    '',
  ]
  expect(others.map(phoneOf)).toEqual([null, null, null, null])
})
