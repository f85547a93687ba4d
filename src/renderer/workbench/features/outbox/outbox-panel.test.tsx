import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { fire, get, mount, type Mounted, type } from '../../../../../tests/support/mount-for-test.tsx'
import { stubControl } from '../../../../../tests/support/stub-control.ts'
import { clockQuery } from '../../hub/control/clock-query.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { store } from '../../hub/state.ts'
import { OutboxPanel } from './outbox-panel.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

const mail = (id: number) => ({
  ...{ id, at: '2026-11-20T12:00:00.000+09:00', to: `m${id}@yoimachi.example`, subject: `件名${id}` },
  ...{ text: '本文', links: [] },
})
const setMails = (...ids: number[]) => act(() => void queryClient.setQueryData(['outbox'], ids.map(mail)))
/** The query cache notifies observers in a later turn. */
const waitBriefly = () => act(() => new Promise((done) => setTimeout(done, 20)))
const openMails = () => [...document.querySelectorAll('iframe')].map(({ title }) => title)

function showPanel(address = '/outbox') {
  stubControl({})
  setMails(2, 1)
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[address]}>
          <OutboxPanel />
        </MemoryRouter>
      </QueryClientProvider>
    </Provider>,
  )
}

test('the newest mail is open, and stays open when another one arrives', async () => {
  showPanel()
  expect(openMails()).toEqual(['「件名2」の本文'])
  setMails(3, 2, 1)
  await waitBriefly()
  expect(openMails()).toEqual(['「件名2」の本文'])
  type(get('input', HTMLInputElement), 'm1@')
  expect(openMails()).toEqual(['「件名1」の本文'])
})

test('a mail that is folded by hand stays folded, and none opens in its place', async () => {
  showPanel()
  fire(get('[aria-expanded=true]'), new MouseEvent('click', { bubbles: true }))
  expect(openMails()).toEqual([])
  setMails(3, 2, 1)
  await waitBriefly()
  expect(openMails()).toEqual([])
})

test('a link opens its mail, and says when this world has none', () => {
  showPanel('/outbox?mail=1')
  expect(openMails()).toEqual(['「件名1」の本文'])
  const note = 'このメールは、いまの世界にはありません。'
  expect(document.body.textContent).not.toContain(note)
  mounted?.unmount()
  showPanel('/outbox?mail=9')
  expect([openMails(), document.body.textContent.includes(note)]).toEqual([[], true])
})

test('a mail of another year than that of the virtual time has its year, also after a jump', async () => {
  const setNow = (now: string) => queryClient.setQueryData(clockQuery.queryKey, { nowMs: Date.parse(now) } as never)
  setNow('2026-11-20T12:00:00+09:00')
  showPanel()
  expect(get('li').textContent).not.toContain('2026/11/20')
  act(() => void setNow('2027-11-20T12:00:00+09:00'))
  await waitBriefly()
  expect(get('li').textContent).toContain('2026/11/20 12:00')
})
