import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '../../src/contract/wire/endpoint.ts'
import { assertResponse, cutResponse, isCut, jsonResponse, textResponse } from './response.ts'

const plain = { 'content-type': 'text/plain; charset=UTF-8' }

test('writes JSON and plain text with their types', () => {
  expect(jsonResponse(422, { success: false })).toEqual({
    status: 422,
    headers: { 'content-type': 'application/json' },
    body: '{"success":false}',
  })
  expect(textResponse(404, '404 Not Found')).toEqual({ status: 404, headers: plain, body: '404 Not Found' })
})

test('knows the answer of a cut connection by itself, not by its content', () => {
  expect([isCut(cutResponse), isCut({ ...cutResponse })]).toEqual([true, false])
  expect(cutResponse).toEqual({ status: 200, headers: {}, body: null })
})

test('names the call and the field of an answer that breaks the contract', () => {
  const endpoint = { id: 'API-99', response: z.object({ count: z.number() }) } as unknown as Endpoint
  expect(() => assertResponse(endpoint, { count: 1 })).not.toThrow()
  expect(() => assertResponse(endpoint, { count: 'one' })).toThrow(
    /^Failed to answer API-99: [^]*at count\. Correct its view, its route or the contract\.$/,
  )
})
