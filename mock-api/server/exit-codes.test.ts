import { expect, test } from 'vitest'
import { OptionError } from '../../src/contract/rules/start-options.ts'
import { exitCodes } from './exit-codes.ts'

test('a failed start ends with the documented code', () => {
  expect([exitCodes.get(new OptionError('x').name), exitCodes.get('PortError'), exitCodes.get('StoreError')]).toEqual([
    ...[2, 3, 4],
  ])
})
