import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import type { Mail } from '../../../../contract/control/outbox.ts'
import { backendQuery } from '../../hub/control/backend-queries.ts'
import { clockQuery } from '../../hub/control/clock-query.ts'
import { handsetQuery } from '../../hub/control/queries.ts'
import { MailItem } from './mail-item.tsx'

let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

/** The query cache notifies observers in a later turn. */
const waitBriefly = () => act(() => new Promise((done) => setTimeout(done, 20)))

const mail: Mail = {
  id: 1,
  at: '2026-11-20T12:00:00.000+09:00',
  to: 'woman@yoimachi.example',
  subject: 'パスワードの再設定',
  text: 'http://127.0.0.1/reset',
  links: [{ address: 'http://127.0.0.1/reset', state: 'open' }],
}

test('offers a link of the mock only to phones of the mock, even after a phone changes sides', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const setMode = (mode: 'mock' | 'beside') => client.setQueryData(backendQuery.queryKey, { mode, url: null })
  setMode('mock')
  client.setQueryData(clockQuery.queryKey, { nowMs: Date.parse(mail.at) } as never)
  client.setQueryData(handsetQuery.queryKey, {
    state: 'off',
    networks: [],
    origin: null,
    invitation: null,
    phone: null,
  })
  mounted = mount(
    <Provider store={createStore()}>
      <QueryClientProvider client={client}>
        <ul>
          <MailItem mail={mail} open onToggle={() => {}} />
        </ul>
      </QueryClientProvider>
    </Provider>,
  )
  const offered = () =>
    [...document.querySelectorAll('button')]
      .map(({ textContent }) => textContent)
      .filter((text) => text.endsWith('で開く'))
  expect(offered()).toEqual(['A で開く', 'B で開く'])
  setMode('beside')
  await waitBriefly()
  expect(offered()).toEqual(['A で開く'])
})
