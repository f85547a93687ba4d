import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineEndpoint } from '../../../contract/wire/endpoint.ts'
import { encodeRequest } from './request-encoding.ts'

const endpoint = (method: 'GET' | 'POST' | 'DELETE', place?: 'multipart' | 'json') =>
  defineEndpoint({
    id: 'API-00',
    method,
    path: '/api/x',
    summary: '',
    access: 'open',
    request: z.unknown(),
    response: z.unknown(),
    ...(place ? { place } : {}),
  })

test('C-8 GET and DELETE carry their fields in the query; absent values are left out', () => {
  const input = {
    page: 1,
    status: undefined,
    name: 'あ&b',
    on: false,
    list: [1, 2],
    user: { id: 3 },
    none: null,
  }
  const { path, body, contentType } = encodeRequest(endpoint('GET'), input)
  const query = new URLSearchParams(path.split('?')[1])
  expect([...query]).toEqual([
    ['page', '1'],
    ['name', 'あ&b'],
    ['on', 'false'],
    ['list[]', '1'],
    ['list[]', '2'],
    ['user[id]', '3'],
  ])
  expect([body, contentType]).toEqual([null, null])
  expect(encodeRequest(endpoint('DELETE'), {}).path).toBe('/api/x')
})

test('API-11 API-13 JSON bodies keep their shape', () => {
  const { path, body, contentType } = encodeRequest(endpoint('DELETE', 'json'), {
    user: { id: 3, phone: '' },
  })
  expect([path, body, contentType]).toEqual(['/api/x', '{"user":{"id":3,"phone":""}}', 'application/json'])
})

test('API-12 multipart sends files as parts and leaves the boundary to the browser', () => {
  const photo = new Blob(['x'], { type: 'image/png' })
  const { body, contentType } = encodeRequest(endpoint('POST', 'multipart'), {
    profile1: photo,
    user_id: 3,
    profile2: undefined,
  })
  expect(contentType).toBeNull()
  expect(body).toBeInstanceOf(FormData)
  const form = body instanceof FormData ? body : new FormData()
  expect([...form.keys()]).toEqual(['profile1', 'user_id'])
  expect(form.get('user_id')).toBe('3')
})

test.each([undefined, null, 'text', 7])('C-8 without fields nothing travels: %o', (input) => {
  expect(encodeRequest(endpoint('GET'), input).path).toBe('/api/x')
})
