import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { fire, get, mount, type Mounted, type } from '../../../../../tests/support/mount-for-test.tsx'
import { stubControl } from '../../../../../tests/support/stub-control.ts'
import { backendQuery } from '../../hub/control/backend-queries.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { store } from '../../hub/state.ts'
import { RealBackendForm } from './real-backend-form.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

test.each([
  ['https://api.example.com', true],
  ['http://127.0.0.1:3200', true],
  ['http://api.example.com', false],
  ['https://user:word@api.example.com', false],
])('takes %s for the address of a real API: %s', (address, isTaken) => {
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <RealBackendForm current="" />
      </QueryClientProvider>
    </Provider>,
  )
  type(get('input', HTMLInputElement), address)
  expect([document.querySelector('[role=alert]') === null, !get('button', HTMLButtonElement).disabled]).toEqual([
    isTaken,
    isTaken,
  ])
})

test('shows and connects only the address that was checked', async () => {
  const [a, b] = ['https://a.example.com', 'https://b.example.com']
  const checked = { durationMs: 12, problem: null, clockMs: 0, sockets: true, calls: [], notReached: [] }
  let respond = (_check: object) => {}
  const calls = stubControl({
    'POST /backend/check': () => new Promise<object>((resolve) => (respond = resolve)),
    'GET /backend': { mode: 'mock', url: null },
    'PUT /backend': { mode: 'real', url: a },
  })
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <RealBackendForm current="" />
      </QueryClientProvider>
    </Provider>,
  )
  const settle = () => act(() => new Promise((done) => setTimeout(done, 50)))
  const check = async (url: string) => {
    type(get('input', HTMLInputElement), url)
    fire(get('form'), new Event('submit', { bubbles: true, cancelable: true }))
    await settle()
  }
  const connect = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '実際の API に接続')
  await check(a)
  type(get('input', HTMLInputElement), b)
  respond({ ...checked, url: a })
  await settle()
  expect([document.querySelector('form ul'), connect()]).toEqual([null, undefined])
  await check(a)
  respond({ ...checked, url: a })
  await settle()
  act(() => connect()?.click())
  await settle()
  expect(calls).toContainEqual({ line: 'PUT /backend', body: { mode: 'real', url: a } })
})

test('a connection ends its check, so that a second press needs a new one', async () => {
  const url = 'https://api.example.com'
  let backend: object = { mode: 'mock', url: null }
  stubControl({
    'POST /backend/check': { url, durationMs: 12, problem: null, clockMs: 0, sockets: true, calls: [], notReached: [] },
    'GET /backend': () => backend,
    'PUT /backend': (chosen: object) => (backend = chosen),
  })
  const Form = () => <RealBackendForm current={useQuery(backendQuery).data?.url ?? ''} />
  queryClient.setQueryData(backendQuery.queryKey, { mode: 'mock', url: null })
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <Form />
      </QueryClientProvider>
    </Provider>,
  )
  const waitBriefly = () => act(() => new Promise((done) => setTimeout(done, 50)))
  const connect = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '実際の API に接続')
  type(get('input', HTMLInputElement), url)
  fire(get('form'), new Event('submit', { bubbles: true, cancelable: true }))
  await waitBriefly()
  expect(connect()?.disabled).toBe(false)
  act(() => connect()?.click())
  await waitBriefly()
  expect([queryClient.getQueryData(backendQuery.queryKey), connect()]).toEqual([{ mode: 'real', url }, undefined])
  // Back on the mock the old check does not return.
  act(() => void queryClient.setQueryData(backendQuery.queryKey, { mode: 'mock', url: null }))
  await waitBriefly()
  expect(connect()).toBeUndefined()
})
