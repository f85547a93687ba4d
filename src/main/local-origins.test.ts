import { expect, test } from 'vitest'
import { localOrigins } from '../contract/rules/start-options.ts'
import { isPhone, originOf } from './local-origins.ts'

const origins = localOrigins(4100)

test.each([
  ['http://a.yoimachi.localhost:4100/chat?uuid=1', 'http://a.yoimachi.localhost:4100'],
  ['data:text/html,<p>', undefined],
  ['about:blank', undefined],
  ['no address', undefined],
])('the origin of %s is %s', (address, origin) => {
  expect(originOf(address)).toBe(origin)
})

test.each([
  ['http://a.yoimachi.localhost:4100', true],
  ['http://a.yoimachi.localhost:4101', false],
  ['http://workbench.yoimachi.localhost:4100', false],
  ['https://a.yoimachi.localhost:4100', false],
  [undefined, false],
])('%s is a phone: %s', (origin, expected) => {
  expect(isPhone(origins, origin)).toBe(expected)
})
