import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { get, mount, type Mounted, type } from '../../../../../tests/support/mount-for-test.tsx'
import { refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import { historyQuery, storylinesQuery } from '../../hub/control/queries.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { store } from '../../hub/state.ts'
import { scenePlayAtom } from '../../hub/stories/play-state.ts'
import { newPlay } from '../../hub/stories/scene-play.ts'
import { StorylinesPanel } from './storylines-panel.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => {
  mounted?.unmount()
  store.set(scenePlayAtom, undefined)
})

const story = (key: string, source: 'data' | null = null) => ({
  ...{ key, source, title: `筋書き ${key}`, text: '', scenario: null, cast: {}, now: null, quiet: null },
  ...{ caption: '', notes: '', byHand: false },
  steps: [{ title: '一', caption: '', notes: '', points: [], byHand: false }],
})
const history = (key: string | undefined, step = 0) => ({
  ...{ present: 1, undo: null, redo: null, most: 1, bytes: 0, mostBytes: 1, forgotten: 0, player: null, moments: [] },
  story: key === undefined ? null : { key, step },
})
const file = (name: string) => ({
  key: `data/${name}`,
  source: 'data',
  name,
  title: `筋書き data/${name}`,
  problem: null,
})

/** Shows the panel while a story is under way. */
async function show(key: string | undefined, responses: object = {}): Promise<void> {
  stubControl({
    'GET /storylines/own': { folders: [], files: [file('x')] },
    'GET /storylines': [story('one'), story('two'), story('data/x', 'data')],
    ...responses,
  })
  queryClient.setQueryData(historyQuery.queryKey, history(key))
  queryClient.setQueryData(storylinesQuery.queryKey, [story('one'), story('two'), story('data/x', 'data')])
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={['/storylines']}>
          <StorylinesPanel />
        </MemoryRouter>
      </QueryClientProvider>
    </Provider>,
  )
  await settle()
}
const settle = () => act(() => new Promise((done) => setTimeout(done, 30)))
const shown = () => get('h3.text-m').textContent
const button = (text: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => one.textContent.includes(text) || one.getAttribute('aria-label')?.includes(text),
  )
async function press(text: string): Promise<void> {
  act(() => button(text)?.click())
  await settle()
}

test('a story that was started elsewhere takes the place of the one that is looked at', async () => {
  await show('one')
  await press('筋書き two')
  expect(shown()).toBe('筋書き two')
  act(() => void queryClient.setQueryData(historyQuery.queryKey, history('data/x')))
  await settle()
  expect(shown()).toBe('筋書き data/x')
})

test('an own story stays shown when its file is renamed', async () => {
  await show(undefined, { 'POST /storylines/own/rename': { key: 'data/y' } })
  await press('筋書き data/x')
  expect(shown()).toBe('筋書き data/x')
  await press('「x」')
  stubControl({
    'POST /storylines/own/rename': { key: 'data/y' },
    'GET /storylines/own': { folders: [], files: [file('y')] },
    'GET /storylines': [story('one'), story('two'), story('data/y', 'data')],
  })
  type(get('form input', HTMLInputElement), 'y')
  await press('変更')
  expect(shown()).toBe('筋書き data/y')
})

test('a beginning that hands play can be stopped while the story starts', async () => {
  let refuse = () => {}
  const refused = new Promise<Response>((done) => {
    refuse = () => done(refusal(409, 'state'))
  })
  await show(undefined, { 'POST /storylines/start': () => refused })
  await press('「筋書き one」を始める')
  act(() => {
    queryClient.setQueryData(historyQuery.queryKey, history('one'))
    store.set(scenePlayAtom, newPlay({ key: 'one', step: 0, cast: {}, actions: [] }, 0))
  })
  await settle()
  expect(button('停止')?.disabled).toBe(false)
  // Ways back and on wait for the end of the start.
  refuse()
  await settle()
})
