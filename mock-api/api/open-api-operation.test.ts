import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '../../src/contract/wire/endpoint.ts'
import { operation, sessionHeaderTexts } from './open-api-operation.ts'

const describeCall = (more: Partial<Endpoint> & { readonly givesFile?: string } = {}) =>
  operation({
    ...{ id: 'API-0', method: 'POST', path: '/api/x', summary: 'Do it', access: 'login', evenIfBarred: false },
    ...{ identity: [], headerFields: [], place: 'json', refusals: {}, readOnly: false },
    ...{ request: z.object({}), response: z.object({ done: z.boolean() }) },
    ...more,
  }) as { responses: Record<string, { headers?: object }>; [field: string]: unknown }

type Document = Record<string, any> // oxlint-disable-line typescript/no-explicit-any -- any part of a document

test('names a call and those whom it serves', () => {
  expect(describeCall()).toMatchObject({
    ...{ operationId: 'API-0', summary: 'Do it', tags: ['service'], description: 'Needs a login.' },
    security: [{ 'access-token': [], client: [], uid: [] }],
  })
  expect(describeCall({ access: 'control' })).toMatchObject({ tags: ['control'], security: [] })
  expect(describeCall({ access: 'open', sex: 1 })).toMatchObject({
    description: 'No login needed. Men only.',
    security: [],
  })
  expect(describeCall({ sex: 2 })).toMatchObject({ description: 'Needs a login. Women only.' })
})

test('a response has no further fields, a request may have some, and a file is any value', () => {
  const described = describeCall({ request: z.object({ file: z.custom() }) }) as Document
  const schemaOf = (of: Document) => of['content']['application/json'].schema
  expect(schemaOf(described['responses'][200])).toMatchObject({ additionalProperties: false })
  expect(schemaOf(described['requestBody'])).not.toHaveProperty('additionalProperties')
  expect(schemaOf(described['requestBody'])).toMatchObject({ properties: { file: {} } })
})

test('describes the fields of a query, one inside another as name[field]', () => {
  const request = z.object({ page: z.number(), user: z.optional(z.object({ id: z.number() })) })
  expect(describeCall({ method: 'GET', place: 'query', request })).toMatchObject({
    parameters: [
      { name: 'page', in: 'query', required: true, schema: { type: 'number' } },
      { name: 'user', in: 'query', required: false, style: 'deepObject', explode: true, schema: { type: 'object' } },
    ],
  })
  const [page] = describeCall({ place: 'query', request })['parameters'] as object[]
  expect(page).not.toHaveProperty('style')
})

test('describes the fields of a path, of which the body is empty', () => {
  const request = z.object({ id: z.number(), more: z.optional(z.string()) })
  const described = describeCall({ path: '/api/x/:id', request })
  expect(described).toMatchObject({
    parameters: [
      { name: 'id', in: 'path', required: true },
      { name: 'more', in: 'query', required: false },
    ],
  })
  expect(described).not.toHaveProperty('requestBody')
})

test.each([
  ['json', 'application/json'],
  ['multipart', 'multipart/form-data'],
] as const)('describes a body of %s', (place, type) => {
  const body = (field: z.ZodMiniType) => describeCall({ place, request: z.object({ a: field }) })['requestBody']
  const schema = { type: 'object', properties: { a: { type: 'string' } } }
  expect(body(z.string())).toMatchObject({ required: true, content: { [type]: { schema } } })
  expect(body(z.optional(z.string()))).toMatchObject({ required: false, content: { [type]: { schema } } })
})

test('describes no body where a call takes nothing, but one of another kind than an object', () => {
  expect(describeCall()).not.toHaveProperty('requestBody')
  expect(describeCall()).not.toHaveProperty('parameters')
  expect(describeCall({ request: z.array(z.string()) })).toMatchObject({
    requestBody: { required: false, content: { 'application/json': { schema: { type: 'array' } } } },
  })
})

const headersOf = (more: Partial<Endpoint>) =>
  Object.fromEntries(
    Object.entries(describeCall(more).responses).map(([status, { headers }]) => [status, headers !== undefined]),
  )

test('protocols A3: each response behind a login repeats it, and no other', () => {
  const refusals = Object.fromEntries([400, 401, 403, 404, 413, 422].map((status) => [status, z.object({})]))
  const plain = { 400: false, 401: false, 413: false }
  expect(headersOf({ refusals })).toEqual({ 200: true, ...plain, 403: true, 404: true, 422: true })
  const none = { ...plain, 403: false, 404: false, 422: false }
  expect(headersOf({ refusals, access: 'open' })).toEqual({ 200: false, ...none })
  // Signing in opens a login, signing out ends it.
  expect(headersOf({ refusals, access: 'open', session: 'opens' })).toEqual({ 200: true, ...none })
  const signOut = { access: 'open', session: 'ends' } as const
  expect(headersOf({ refusals, ...signOut })).toEqual({ 200: false, ...none })
  const { headers = {} } = describeCall().responses['200'] ?? {}
  expect(Object.keys(headers)).toEqual(Object.keys(sessionHeaderTexts))
  expect(headers).toMatchObject({
    'access-token': { $ref: '#/components/headers/access-token' },
    uid: { $ref: '#/components/headers/uid' },
  })
})

test('describes the body of a response, a redirect without one, and a file', () => {
  const refusals = { 302: z.object({}), 404: z.object({ msg: z.string() }) }
  const { responses } = describeCall({ refusals })
  const json = (name: string) => ({ 'application/json': { schema: { properties: { [name]: {} } } } })
  expect(responses).toMatchObject({
    200: { description: expect.stringMatching(/./), content: json('done') },
    404: { description: expect.stringMatching(/./), content: json('msg') },
  })
  expect(responses['302']).toEqual({ description: expect.stringMatching(/./) })
  expect(describeCall({ givesFile: 'image/*' }).responses['200']).toEqual({
    ...{ description: expect.stringMatching(/./), content: { 'image/*': { schema: { type: 'string' } } } },
  })
})
