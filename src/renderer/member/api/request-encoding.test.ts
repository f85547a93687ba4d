import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineEndpoint } from '../../../contract/wire/endpoint.ts'
import { encodeRequest } from './request-encoding.ts'

const endpoint = (method: 'GET' | 'POST' | 'DELETE', place?: 'multipart' | 'json') =>
  defineEndpoint('API-00', `${method} /api/x`, {
    summary: '',
    access: 'open',
    request: z.unknown(),
    response: z.unknown(),
    ...(place ? { place } : {}),
  })

test('C-8 sends fields of GET and DELETE in the query and omits absent values', () => {
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

test('API-11 API-13 keeps the shape of JSON bodies', () => {
  const { path, body, contentType } = encodeRequest(endpoint('DELETE', 'json'), {
    user: { id: 3, phone: '' },
  })
  expect([path, body, contentType]).toEqual(['/api/x', '{"user":{"id":3,"phone":""}}', 'application/json'])
})

test('API-12 sends files as multipart and leaves the boundary to the browser', () => {
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

test.each([undefined, null, 'text', 7])('C-8 sends nothing without fields: %o', (input) => {
  expect(encodeRequest(endpoint('GET'), input).path).toBe('/api/x')
})
