import { expect, test } from 'vitest'
import { endpoints } from '../../../../contract/endpoints.ts'
import { endpointTitle } from './endpoint-titles.ts'

test('each call of the contract has a unique Japanese name', () => {
  const titles = endpoints.map(endpointTitle)
  expect(titles.filter((title) => /^[ -~]+$/.test(title))).toEqual([])
  expect(new Set(titles).size).toBe(endpoints.length)
})
