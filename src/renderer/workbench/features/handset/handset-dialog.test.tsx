import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { freshWorkbench, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import { stubControl } from '../../../../../tests/support/stub-control.ts'
import type { HandsetReading } from '../../../../contract/control/handset.ts'
import { handsetQuery } from '../../hub/control/queries.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { changePhone } from '../../hub/phone-state.ts'
import { handsetDialogAtom, store } from '../../hub/state.ts'
import { HandsetDialog } from './handset-dialog.tsx'
import { inviteHandset } from './handset.ts'

const waiting: HandsetReading = {
  state: 'waiting',
  origin: 'http://192.0.2.7:3100',
  invitation: 'http://192.0.2.7:3100/?code=x',
  phone: null,
  networks: [
    { address: '198.51.100.2', name: 'en1' },
    { address: '192.0.2.7', name: 'en0' },
  ],
}

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => {
  mounted?.unmount()
  store.set(handsetDialogAtom, undefined)
})

const isCodeShown = () => document.querySelector('svg[role="img"]') !== null
const press = (label: string) =>
  act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent === label)?.click())

test('the dialog of a phone shows its own code only, and keeps the network for another device', async () => {
  const calls = stubControl({ 'POST /handset': waiting, 'GET /handset': waiting })
  setMode('mock')
  changePhone('b', { route: '/timeline' })
  await inviteHandset('a', '192.0.2.7')
  queryClient.setQueryData(handsetQuery.queryKey, waiting)
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <HandsetDialog />
      </QueryClientProvider>
    </Provider>,
  )
  act(() => store.set(handsetDialogAtom, 'b'))
  expect(isCodeShown()).toBe(false)
  await press('QRコードを表示')
  expect(isCodeShown()).toBe(true)
  await press('別の端末に変更')
  expect(calls.filter(({ line }) => line === 'POST /handset').map(({ body }) => body)).toMatchObject([
    { address: '192.0.2.7', to: '/home' },
    { address: '198.51.100.2', to: '/timeline' },
    { address: '192.0.2.7', to: '/timeline' },
  ])
})

test('opened again, the dialog knows the network that the machine has joined since', async () => {
  stubControl({ 'GET /handset': { ...waiting, state: 'off', origin: null, invitation: null } })
  setMode('mock')
  const off: HandsetReading = { ...waiting, state: 'off', origin: null, invitation: null, networks: [] }
  queryClient.setQueryData(handsetQuery.queryKey, off)
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <HandsetDialog />
      </QueryClientProvider>
    </Provider>,
  )
  act(() => store.set(handsetDialogAtom, 'a'))
  const wait = () => act(() => new Promise((done) => setTimeout(done, 30)))
  await expect.poll(async () => (await wait(), document.querySelector('select')?.options.length)).toBe(2)
})
