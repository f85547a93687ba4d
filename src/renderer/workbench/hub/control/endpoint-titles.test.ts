import { expect, test } from 'vitest'
import { endpoints } from '../../../../contract/endpoints.ts'
import { endpointCopy } from './endpoint-copy.ts'
import { endpointTitle } from './endpoint-titles.ts'

test.each([
  ['ja', /^[ -~]+$/],
  ['en', /[^ -~’]/],
] as const)('each call of the contract has a unique name in %s', (language, foreign) => {
  const titles = endpoints.map(({ id }) => endpointCopy[language][id] ?? '')
  expect(titles.filter((title) => title === '' || foreign.test(title))).toEqual([])
  expect(new Set(titles).size).toBe(endpoints.length)
})

test('an unknown call has its summary as its name', () => {
  expect(endpointTitle({ id: 'API-99', summary: 'Does nothing' })).toBe('Does nothing')
})
