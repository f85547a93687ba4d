import { expect, test } from 'vitest'
import { isBackendAddress } from './backend-address.ts'

test.each([
  ['https://api.example.com', true],
  ['https://api.example.com/base/', true],
  ['http://127.0.0.1:3000', true],
  ['http://api.localhost:3000', true],
  ['http://api.example.com', false],
  ['https://name:word@api.example.com', false],
  ['https://api.example.com/?a=1', false],
  ['https://api.example.com/#a', false],
  ['ftp://api.example.com', false],
  ['api.example.com', false],
  ['', false],
])('%s is a backend address: %s', (text, expected) => {
  expect(isBackendAddress(text)).toBe(expected)
})
