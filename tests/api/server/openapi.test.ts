import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { controlEndpoints } from '../../../src/contract/control/endpoints.ts'
import { endpoints } from '../../../src/contract/endpoints.ts'
import { startMock } from '../../support/mock.ts'

test('the OpenAPI document names every call and is valid under an independent validator', async () => {
  const mock = await startMock({ members: 0 })
  const served = await mock.get('/openapi.json')
  const validator = new Validator()
  const outcome = await validator.validate(served.body)
  expect(outcome).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  expect((await mock.control('GET', '/openapi.json')).body).toEqual(served.body)

  const operations = Object.values<Record<string, { operationId: string }>>(served.body.paths)
  const ids = operations.flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
  const calls = [...endpoints, ...controlEndpoints]
  expect(ids.toSorted()).toEqual(calls.map(({ id }) => id).toSorted())

  served.body.paths['/api/account'].get.responses['200'] = { content: 'none' }
  expect((await validator.validate(served.body)).valid).toBe(false)
})

test('OpenAPI answers, parameters and bodies carry their schemas', async () => {
  const mock = await startMock({ members: 0 })
  const { paths } = (await mock.get('/openapi.json')).body
  const account = paths['/api/account'].get
  expect(Object.keys(account.responses)).toEqual(['200', '400', '401', '403'])
  expect(account.security).toEqual([{ 'access-token': [], client: [], uid: [] }])
  const fields = account.responses['200'].content['application/json'].schema
  expect(fields.required).toContain('payment_conf')
  expect(fields.additionalProperties).toBe(false)
  const names = paths['/api/recommends'].get.parameters.map(({ name }: { name: string }) => name)
  expect(names).toEqual(['status', 'page'])
  const photos = paths['/api/user/profile_img'].post.requestBody.content['multipart/form-data'].schema
  expect(Object.keys(photos.properties)).toEqual(['profile1', 'profile2', 'profile3'])
  const unname = paths['/__control/history/{id}/name'].delete
  expect(unname.parameters).toMatchObject([{ name: 'id', in: 'path', required: true }])
  expect([account.tags, unname.tags, unname.security]).toEqual([['service'], ['control'], []])
  expect(paths['/__control/faults'].put.requestBody.content['application/json'].schema.type).toBe('array')
})

test('OpenAPI documents login requests, login responses and body limits', async () => {
  const mock = await startMock({ members: 0 })
  const { paths, components } = (await mock.get('/openapi.json')).body
  const session = ['access-token', 'client', 'expiry', 'token-type', 'uid']
  expect(Object.keys(components.headers).toSorted()).toEqual(session)
  const headersOf = (response: { headers?: object }) => Object.keys(response.headers ?? {}).toSorted()
  const signIn = paths['/api/auth/sign_in'].post
  expect([signIn.security, headersOf(signIn.responses['200']), headersOf(signIn.responses['401'])]).toEqual([
    [],
    session,
    [],
  ])
  const login = [{ 'access-token': [], client: [], uid: [] }]
  expect(paths['/api/auth/sign_out'].delete.security).toEqual(login)
  expect(headersOf(paths['/api/auth/sign_out'].delete.responses['200'])).toEqual([])
  expect(paths['/api/auth/password'].put.security).toEqual(login)
  expect(paths['/api/auth/validate_token'].get.security).toEqual(login)
  expect(headersOf(paths['/api/account'].get.responses['200'])).toEqual(session)
  expect(headersOf(paths['/api/account'].get.responses['401'])).toEqual([])
  // Only the body of a GET is never read (C-8).
  expect(paths['/api/message'].get.responses['413']).toBeUndefined()
  expect(paths['/api/user/profile_img'].delete.responses['413']).toBeDefined()
  expect(paths['/api/user/update'].post.responses['413'].content['application/json'].schema.required).toEqual([
    'success',
    'msg',
  ])
})

test('OpenAPI names the type of a call that returns a file', async () => {
  const mock = await startMock({ members: 0 })
  const { paths } = (await mock.get('/openapi.json')).body
  for (const [path, type] of [
    ['/__control/capsule', 'application/x-yoimachi-capsule'],
    ['/__control/operator/documents/{id}/picture', 'image/*'],
  ] as const)
    expect(Object.keys(paths[path].get.responses['200'].content)).toEqual([type])
  const capsule = await fetch(`${mock.server.url}/__control/capsule`)
  expect(capsule.headers.get('content-type')).toBe('application/x-yoimachi-capsule')
})
