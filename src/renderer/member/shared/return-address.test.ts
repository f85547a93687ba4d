// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { startOnFreshDevice } from '../../../../tests/support/fresh-device.ts'
import { forgetReturnAddress, keepReturnAddress, readReturnAddress } from './return-address.ts'

beforeEach(startOnFreshDevice)

test('D-79 keeps the page on which the session expired, except home', () => {
  keepReturnAddress('/home?page=2')
  expect(readReturnAddress()).toBeNull()
  keepReturnAddress('/chat?uuid=1')
  expect(readReturnAddress()).toBe('/chat?uuid=1')
  forgetReturnAddress()
  expect(readReturnAddress()).toBeNull()
  keepReturnAddress('https://example.com/')
  expect(readReturnAddress()).toBeNull()
})
