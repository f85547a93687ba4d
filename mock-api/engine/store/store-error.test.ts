import { expect, test } from 'vitest'
import { StoreError, storeErrorOf } from './store-error.ts'

test('tells an error of the system in one line, and leaves others as they are', () => {
  const cause = Object.assign(new Error('ENOSPC: no space left'), { syscall: 'write' })
  const told = storeErrorOf(cause, 'write the file')
  expect(told).toBeInstanceOf(StoreError)
  expect(told).toMatchObject({
    ...{ name: 'StoreError', cause },
    message: 'Failed to write the file: ENOSPC: no space left. Free disk space, or repair the rights of the folder.',
  })
  const defect = new Error('no')
  expect([storeErrorOf(defect, 'x'), storeErrorOf('text', 'x')]).toEqual([defect, 'text'])
})
