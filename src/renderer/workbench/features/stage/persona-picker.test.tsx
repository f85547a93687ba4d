import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { freshWorkbench, reportOf } from '../../../../../tests/support/fresh-workbench.ts'
import { fire, get, mount, type Mounted, type } from '../../../../../tests/support/mount-for-test.tsx'
import { refusal } from '../../../../../tests/support/stub-control.ts'
import type { MemberRow } from '../../../../contract/control/members.ts'
import type { Persona } from '../../../../contract/control/personas.ts'
import { backendQuery } from '../../hub/control/backend-queries.ts'
import { membersQuery } from '../../hub/control/operator-queries.ts'
import { personasQuery } from '../../hub/control/queries.ts'
import { phoneCountAtom, reportsAtom } from '../../hub/phone-state.ts'
import { PersonaPicker } from './persona-picker.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => {
  mounted?.unmount()
  vi.unstubAllGlobals()
})

/** The query cache notifies observers in a later turn. */
const waitBriefly = () => act(() => new Promise((done) => setTimeout(done, 20)))

const persona = (key: string, title: string): Persona => ({
  key,
  title,
  name: null,
  sex: 2,
  email: `${key}@yoimachi.example`,
  password: '',
  text: '',
  photo: null,
})
const sakura: MemberRow = {
  id: 88,
  uuid: '0b6f',
  email: 'm88@yoimachi.example',
  name: 'さくら',
  sex: 2,
  age_conf: 2,
  paid: false,
  status: 4,
  rank: null,
  listed: true,
  active_status: 'active',
  photo: '',
}

/** Opens the picker with the data known so far. Nothing else ever arrives by itself. */
function open(known: (client: QueryClient) => void = () => {}, store = createStore()) {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  known(client)
  const picked: string[] = []
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <PersonaPicker phone="a" current={null} onPick={(email) => picked.push(email)} />
      </QueryClientProvider>
    </Provider>,
  )
  const search = get('input', HTMLInputElement)
  const enter = (more: KeyboardEventInit = {}) =>
    fire(search, new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...more }))
  return { client, search, enter, picked }
}

test('hides personas that do not match and keeps their rows; Enter ignores results of the previous text', async () => {
  const { search, enter, picked } = open((client) => {
    client.setQueryData(personasQuery.queryKey, [persona('woman', '利用中'), persona('woman-new', '登録直後')])
    client.setQueryData(membersQuery('さくら').queryKey, [sakura])
  })
  const rows = () => [...document.querySelectorAll('li')].map((row) => `${row.hidden ? '-' : ''}${row.textContent}`)
  const before = [...document.querySelectorAll('li')]
  type(search, '登録')
  expect(rows()).toEqual(['-利用中woman女性', '登録直後woman-new女性'])
  type(search, 'さくら')
  await waitBriefly()
  expect(rows()).toEqual(['-利用中woman女性', '-登録直後woman-new女性', 'さくら#88女性'])
  type(search, 'さくらこ')
  await waitBriefly()
  expect(rows()).toContain('さくら#88女性')
  enter()
  expect(picked).toEqual([])
  type(search, 'さくら')
  enter()
  expect(picked).toEqual([sakura.email])
  type(search, '')
  expect([...document.querySelectorAll('li')]).toEqual(before)
})

test('Enter before the results have arrived picks the first of them, once; another text takes it back', async () => {
  const { client, search, enter, picked } = open()
  type(search, '登録')
  enter()
  expect(picked).toEqual([])
  act(
    () =>
      void client.setQueryData(personasQuery.queryKey, [persona('woman', '利用中'), persona('woman-new', '登録直後')]),
  )
  await waitBriefly()
  expect(picked).toEqual(['woman-new@yoimachi.example'])
  type(search, 'さくら')
  enter()
  type(search, 'さくらこ')
  act(() => void client.setQueryData(membersQuery('さくら').queryKey, [sakura]))
  await waitBriefly()
  expect(picked).toHaveLength(1)
})

test('a search of members that fails says so, and not that nobody was found', async () => {
  const { search } = open((client) => client.setQueryData(personasQuery.queryKey, [persona('woman', '利用中')]))
  vi.stubGlobal('fetch', () => Promise.resolve(refusal(500, 'defect')))
  type(search, 'さくら')
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull())
  expect(document.body.textContent).not.toContain('見つかりません')
})

test('Enter on an empty field picks nobody, and neither does an Enter that is held from before', () => {
  const { search, enter, picked } = open((client) =>
    client.setQueryData(personasQuery.queryKey, [persona('woman', '利用中')]),
  )
  enter()
  type(search, ' ')
  enter()
  type(search, 'woman')
  enter({ repeat: true })
  expect(picked).toEqual([])
  enter()
  expect(picked).toEqual(['woman@yoimachi.example'])
})

const haruto: MemberRow = { ...sakura, id: 5, email: 'm5@yoimachi.example', name: 'はると' }

/** Rows of the members who are shown on the phones B and C, both on a profile. */
function shownBeside(mode: 'mock' | 'beside', [b, c]: readonly [MemberRow, MemberRow]): (string | null)[] {
  const store = createStore()
  store.set(phoneCountAtom, 3)
  store.set(reportsAtom, {
    b: reportOf('man@yoimachi.example', `/profile?id=${b.id}`),
    c: reportOf('man@yoimachi.example', `/profile?id=${c.id}`),
  })
  open((client) => {
    client.setQueryData(backendQuery.queryKey, { mode, url: null })
    client.setQueryData(personasQuery.queryKey, [])
    for (const row of [b, c]) client.setQueryData(membersQuery(String(row.id)).queryKey, [row])
  }, store)
  return [...document.querySelectorAll('section li')].map((row) => row.textContent)
}

test('offers the members shown on other phones, but none of a phone that uses the real API', () => {
  expect(shownBeside('mock', [haruto, sakura])).toEqual(['はると#5女性', 'さくら#88女性'])
  mounted?.unmount()
  expect(shownBeside('beside', [haruto, sakura])).toEqual(['さくら#88女性'])
})

test('a member who is shown on two other phones is offered once', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(shownBeside('mock', [sakura, sakura])).toEqual(['さくら#88女性'])
  expect([vi.mocked(console.error).mock.calls, vi.mocked(console.warn).mock.calls]).toEqual([[], []])
})
