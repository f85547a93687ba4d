// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { logInOnDevice, startOnFreshDevice } from '../../../../../tests/support/fresh-device.ts'
import { readSeenRank, rememberSeenRank } from './seen-on-home.ts'

beforeEach(startOnFreshDevice)

test('RANK-49 D-32 keeps the last seen rank per member', () => {
  expect(readSeenRank()).toBeNull()
  rememberSeenRank('C')
  expect(readSeenRank()).toBe('C')
  logInOnDevice('him')
  expect(readSeenRank()).toBeNull()
})
