import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { afterEach, expect, test } from 'vitest'
import { aMoment } from '../../../../../tests/support/a-moment.ts'
import { covers } from '../../../../../tests/support/covers.ts'
import { mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import type { HistoryView } from '../../../../contract/control/history/moments.ts'
import { historyQuery } from '../../hub/control/queries.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { connectedAtom, store } from '../../hub/state.ts'
import { recordableMoments } from '../../hub/world/history-paths.ts'
import { momentText } from '../../hub/world/moment-text.ts'
import { UndoButtons } from '../../parts/undo-buttons.tsx'
import { HistoryRoom, roomText } from './history-room.tsx'
import { SaveWorldForm } from './saved-worlds.tsx'

let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

const mega = 1024 * 1024
const roomy = {
  most: 10_000,
  mostBytes: 512 * mega,
  forgotten: 0,
  player: null,
  present: 2,
  undo: 2,
  redo: null,
  story: null,
}
const shown = (history: Pick<HistoryView, 'bytes'> & Partial<HistoryView>) => {
  mounted?.unmount()
  mounted = mount(<HistoryRoom history={{ ...roomy, moments: [aMoment(1), aMoment(2, { parent: 1 })], ...history }} />)
  return document.body.textContent
}

test('D-109 shows the bytes, and from 80 percent warns which moment is dropped first', () => {
  expect(roomText({ bytes: 3.21 * mega, mostBytes: 512 * mega })).toBe('ディスクの3.2 MBを使っています（512 MBまで）。')
  expect(shown({ bytes: 400 * mega })).toBe('')
  covers('D-109')
  expect(shown({ bytes: 410 * mega })).toContain('まもなく履歴がいっぱいになります')
  expect(shown({ bytes: 1, moments: Array.from({ length: 8000 }, (_, index) => aMoment(index + 1)) })).toContain(
    'いちばん古い',
  )
  const named = [
    aMoment(1, { name: '保存した世界' }),
    aMoment(2, { parent: 1, subject: 'API-49' }),
    aMoment(3, { parent: 2 }),
  ]
  expect(shown({ bytes: 410 * mega, moments: named, present: 3 })).toContain(
    momentText(aMoment(2, { subject: 'API-49' })),
  )
  expect(shown({ bytes: 410 * mega, moments: named.slice(0, 1), present: 1 })).toBe('')
  expect(shown({ bytes: 1, forgotten: 3 })).toBe('容量の上限に達したため、古い時点3件を削除しました。')
})

test('a recording can begin at a moment of the present line, back to where the world or a story went on', () => {
  const line = [
    aMoment(1, { kind: 'start' }),
    aMoment(2, { parent: 1, kind: 'load', subject: 'reset' }),
    aMoment(3, { parent: 2 }),
    aMoment(4, { parent: 2 }),
    aMoment(5, { parent: 4, kind: 'jump' }),
  ]
  expect([...recordableMoments({ moments: line, present: 5 })]).toEqual([5, 4, 2])
  expect([
    ...recordableMoments({ moments: line.with(3, aMoment(4, { parent: 2, kind: 'step' })), present: 5 }),
  ]).toEqual([5, 4])
  expect([...recordableMoments({ moments: [aMoment(8), aMoment(9, { parent: 8 })], present: 9 })]).toEqual([9, 8])
})

test('without a server nothing can be undone, redone or kept', () => {
  queryClient.setQueryData(historyQuery.queryKey, {
    ...roomy,
    bytes: 1,
    redo: 1,
    moments: [aMoment(1), aMoment(2, { parent: 1 })],
  })
  const off = (connected: boolean) => {
    store.set(connectedAtom, connected)
    mounted?.unmount()
    mounted = mount(
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>
          <UndoButtons withText />
          <SaveWorldForm />
        </QueryClientProvider>
      </Provider>,
    )
    return [...document.querySelectorAll('button')].map((button) => button.disabled)
  }
  expect(off(true)).toEqual([false, false, false])
  expect(off(false)).toEqual([true, true, true])
  store.set(connectedAtom, true)
  queryClient.clear()
})
