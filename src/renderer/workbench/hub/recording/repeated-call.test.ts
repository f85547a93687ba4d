import { expect, test } from 'vitest'
import { callOf } from './repeated-call.ts'

const uuid = '0b6c0f1e-8f0c-4b6a-9d8e-2f6d3c1a7b55'
const fill = (text: string) => text.replace(uuid, '{man}')
const sent = (method: string, path: string, request = '') => ({ method, path, request })

test('a repeated call becomes a call of the member, with placeholders and without the login', () => {
  const request = JSON.stringify({ uuid, memo: `for ${uuid}`, list: [uuid], uid: 'x@y.example', 'access-token': '•••' })
  expect(callOf(sent('POST', '/api/rankrequest?page=2', request), 'man', fill)).toEqual({
    call: 'API-39',
    as: 'man',
    input: { page: '2', uuid: '{man}', memo: `for ${uuid}`, list: ['{man}'] },
  })
  expect(callOf(sent('POST', '/api/rankrequest', 'memo=a+b'), 'man', fill)).toMatchObject({ input: { memo: 'a b' } })
})

test('no story holds an undocumented call', () => {
  expect(callOf(sent('POST', '/api/elsewhere'), 'man', fill)).toBeUndefined()
})
