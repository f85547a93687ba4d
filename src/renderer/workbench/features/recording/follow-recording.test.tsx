import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { afterEach, expect, test } from 'vitest'
import { freshWorkbench, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { fire, get, mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { stubControl } from '../../../../../tests/support/stub-control.ts'
import { arrived } from '../../../../../tests/support/with-hook.ts'
import { flashesAtom } from '../../hub/control/flash.ts'
import { historyQuery } from '../../hub/control/queries.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { storyRecordingAtom } from '../../hub/recording/recording.ts'
import { connectedAtom, store } from '../../hub/state.ts'
import { FollowRecording } from './follow-recording.tsx'
import { RecordButton } from './record-button.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => {
  mounted?.unmount()
  store.set(storyRecordingAtom, undefined)
  store.set(connectedAtom, true)
})

/** Shows the tools of a recording that runs. */
function showRunning(): void {
  stubControl({})
  store.set(storyRecordingAtom, {
    ...{ id: 'x', world: { now: '2026-11-20T20:00', scenario: null }, people: {}, begin: [], start: 1 },
    ...{ steps: [], made: 0, isRunning: true },
  })
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <FollowRecording />
        <RecordButton />
      </QueryClientProvider>
    </Provider>,
  )
}

test('the phone of a real API beside the mock is not watched', () => {
  const [a, b] = [standInPhone('a'), standInPhone('b')]
  setMode('beside')
  showRunning()
  expect([a.orders, b.orders]).toEqual([[{ kind: 'record', on: true }], []])
})

test('a phone that reports nothing of what is done on it is named', () => {
  const a = standInPhone('a')
  setMode('mock')
  showRunning()
  a.say({ kind: 'not-watching' })
  expect(store.get(flashesAtom)).toMatchObject([
    {
      tone: 'alarm',
      text: 'A の操作を記録できません。サーバーが起動しているか確認して、A を再読み込みしてください。',
    },
  ])
})

test('a recording that runs when a real API takes over can be ended, and none begins', () => {
  const a = standInPhone('a')
  setMode('real')
  showRunning()
  expect(a.orders).toEqual([])
  fire(get('button'), new MouseEvent('click', { bubbles: true }))
  expect(store.get(storyRecordingAtom)?.isRunning).toBe(false)
  expect(document.querySelector('button')).toBeNull()
})

test('a recording goes on after a reload, unless the world was replaced meanwhile', async () => {
  const moment = (id: number, parent: number | null, kind: string) => ({ id, parent, kind, subject: '', name: null })
  const isRunningIn = async (...moments: ReturnType<typeof moment>[]) => {
    queryClient.removeQueries(historyQuery)
    showRunning()
    queryClient.setQueryData(historyQuery.queryKey, { present: moments.at(-1)?.id, moments } as never)
    await arrived()
    mounted?.unmount()
    return store.get(storyRecordingAtom)?.isRunning
  }
  expect(await isRunningIn(moment(1, null, 'start'), moment(2, 1, 'call'))).toBe(true)
  expect(await isRunningIn(moment(1, null, 'start'), moment(2, 1, 'load'))).toBe(false)
  expect(store.get(flashesAtom)).toHaveLength(1)
})

test('a recording can be ended while the server is gone, and none begun', () => {
  store.set(connectedAtom, false)
  showRunning()
  const button = get('button', HTMLButtonElement)
  expect(button.disabled).toBe(false)
  fire(button, new MouseEvent('click', { bubbles: true }))
  expect([store.get(storyRecordingAtom)?.isRunning, button.disabled]).toEqual([false, true])
})
