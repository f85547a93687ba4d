import { expect, test } from 'vitest'
import { controlEndpoints } from '../../src/contract/control/endpoints.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { describeApi, openApi } from './open-api.ts'

type Document = Record<string, any> // oxlint-disable-line typescript/no-explicit-any -- any part of a document

test('describes every call of both APIs once, under its path and method', () => {
  const { openapi, info, servers, tags, paths }: Document = describeApi()
  expect([openapi, servers, tags.map(({ name }: { name: string }) => name)]).toEqual([
    ...['3.1.0', [{ url: '/' }], ['service', 'control']],
  ])
  for (const { description } of [info, ...tags]) expect(description).toMatch(/\w+ /)
  expect([info.title, info.version]).toEqual([expect.stringContaining('API'), expect.stringMatching(/^\d+\.\d+\.\d+$/)])
  const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${method} ${path} ${operationId}`),
  )
  const calls = [...endpoints, ...controlEndpoints].map(
    ({ method, path, id }) => `${method.toLowerCase()} ${path.replace(':name', '{name}')} ${id}`,
  )
  expect(described.filter((call) => !call.includes('{')).toSorted()).toEqual(
    calls.filter((call) => !/[{:]/.test(call)).toSorted(),
  )
  expect(described).toHaveLength(calls.length)
  expect(described.join()).not.toContain(':')
  expect(described).toContain('delete /__control/worlds/{name} closeWorld')
  expect(openApi()).toBe(openApi())
})

test('describes the headers that calls name, and the three of a login', () => {
  const { components }: Document = describeApi()
  expect(Object.keys(components.headers)).toEqual(['access-token', 'token-type', 'client', 'expiry', 'uid'])
  for (const header of Object.values(components.headers))
    expect(header).toEqual({ description: expect.stringMatching(/\w+ /), required: true, schema: { type: 'string' } })
  const scheme = (name: string) => ({ type: 'apiKey', in: 'header', name })
  expect(components.securitySchemes).toEqual({
    ...{ 'access-token': scheme('access-token'), client: scheme('client'), uid: scheme('uid') },
  })
})
