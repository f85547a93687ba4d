// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import type { Failure } from '../../../../contract/control/documented-calls.ts'
import { endpoints } from '../../../../contract/endpoints.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { groupFailures } from './failure-groups.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

const failure = (call: string, method: Failure['method'], status: number, code: string): Failure => ({
  call,
  method,
  path: `/api/${call}`,
  status,
  code,
  text: code,
  ids: [call],
  body: {},
})
// API-38 and API-37 belong to /conditionsform, API-40 to /timeline, API-02 to /login.
const failures = [
  failure('API-02', 'POST', 401, 'credentials'),
  failure('API-37', 'GET', 401, 'unauthenticated'),
  failure('API-38', 'PUT', 401, 'unauthenticated'),
  failure('API-38', 'PUT', 422, 'invalid'),
  failure('API-40', 'GET', 403, 'age'),
]

test('of the pages in view, the writes of the page in front come first and are open, and 422 comes first in them', () => {
  const { inView, others } = groupFailures(failures, {
    front: '/conditionsform?from=menu',
    routes: ['/timeline', '/conditionsform'],
  })
  expect(inView.map(({ call, isOpen }) => [call, isOpen])).toEqual([
    ['API-38', true],
    ['API-37', false],
    ['API-40', false],
  ])
  expect(inView[0]?.failures.map(({ status }) => status)).toEqual([422, 401])
  expect(others.map(({ call }) => call)).toEqual(['API-02'])
})

test.each([
  ['/form?only_profile_img=true', ['API-11', 'API-12', 'API-13']],
  ['/femaleform', ['API-11', 'API-12', 'API-13']],
  ['/topic?topicid=3', ['API-60', 'API-61', 'API-62', 'API-63']],
  ['/home', ['API-15', 'API-16']],
  ['/recommends/male', ['API-30']],
  ['/chat?uuid=u7', ['API-34', 'API-47']],
  ['/notice/7', ['API-22']],
  ['/payment_select_campaign', ['API-65', 'API-66']],
  ['/settings', ['API-05']],
])('the refusals of the forms on %s are open', (route, open) => {
  const refused = endpoints.map(({ id, method }) => failure(id, method, 422, 'invalid'))
  const { inView } = groupFailures(refused, { front: route, routes: [route], sex: 1 })
  expect(inView.flatMap(({ call, isOpen }) => (isOpen ? [call] : []))).toEqual(open)
})

test('a page that only reads opens its first call, and a page without calls opens nothing', () => {
  const opened = (front: string) =>
    groupFailures(failures, { front, routes: ['/timeline', '/qa'] }).inView.flatMap(({ call, isOpen }) =>
      isOpen ? [call] : [],
    )
  expect(opened('/timeline')).toEqual(['API-40'])
  expect(opened('/qa')).toEqual([])
})
