import { expect, test } from 'vitest'
import { fillInput, withoutIgnored } from './call-placeholders.ts'

test('a call leaves out what the server ignores, such as the addresses of photos that a form sends back', () => {
  const user = { id: 17, profile1: 'http://b.yoimachi.localhost:3100/uploads/a.svg', twitterid: 'haruto' }
  expect(withoutIgnored('API-11', { user })).toEqual({ user: { id: 17, twitterid: 'haruto' } })
  expect(withoutIgnored('API-43', { uuid: 'x', other: [1] })).toEqual({ uuid: 'x', other: [1] })
})

test('whole values become placeholders, parts of a text do not', () => {
  const fill = (text: string) => text.replaceAll('u-17', '{man}')
  const input = { uuid: 'u-17', text: 'u-17 さん', recommend: { id: 9 }, id: 9, list: ['u-17'] }
  expect(fillInput(input, fill, new Map([[9, '{woman+man}']]))).toEqual({
    ...{ uuid: '{man}', text: 'u-17 さん', recommend: { id: '{woman+man}' }, id: 9, list: ['{man}'] },
  })
})
