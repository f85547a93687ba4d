import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { aMoment } from '../../../../../tests/support/a-moment.ts'
import { freshWorkbench, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { get, mount, type Mounted, type } from '../../../../../tests/support/mount-for-test.tsx'
import { stubControl } from '../../../../../tests/support/stub-control.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { languageChoiceAtom } from '../../hub/language.ts'
import { isJumpingAtom, moveOpenAtom, store } from '../../hub/state.ts'
import { MovePopup } from './move-popup.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => {
  mounted?.unmount()
  store.set(moveOpenAtom, false)
  store.set(languageChoiceAtom, 'system')
})

const at = (hour: number) => `2026-11-20T${hour}:00:00.000+09:00`
const clock = {
  ...{ now: at(18), mode: 'frozen', speed: 1, jump: null, townActivity: false },
  ...{ coming: [], later: [], next: {}, fired: [] },
}
const history = {
  ...{ present: 3, undo: 3, redo: null, most: 10, bytes: 0, mostBytes: 1, forgotten: 0, story: null, player: null },
  moments: [
    aMoment(1, { kind: 'start', from: at(10), at: at(12) }),
    // The clock ran for three hours after this like.
    aMoment(2, { parent: 1, subject: 'API-43', from: at(12), at: at(15) }),
    aMoment(3, { parent: 2, from: at(15), at: at(18) }),
  ],
}

test.each([
  ['ja', '13:00', '「いいねの送信」の前（11/20 12:00）に戻し、そこから時計を進めます。'],
  ['ja', '12:00', 'この日時の世界に戻します。'],
  ['ja', '11:00', 'その日時の履歴は残っていません。戻れるのは 2026/11/20 12:00 以降です。'],
  ['en', '13:00', 'Goes back to before “Send a like” (20 Nov 12:00) and advances the clock from there.'],
  ['en', '12:00', 'Restores the world as it was then.'],
] as const)('D-147 in %s, the way to %s says what it leads through', async (language, time, text) => {
  setMode('mock')
  stubControl({ 'GET /clock?members=': clock, 'GET /history': history })
  store.set(languageChoiceAtom, language)
  store.set(moveOpenAtom, true)
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <MovePopup />
      </QueryClientProvider>
    </Provider>,
  )
  await act(() => expect.poll(() => queryClient.getQueryData(['clock'])).toBeDefined())
  type(get('input[type="datetime-local"]', HTMLInputElement), `2026-11-20T${time}`)
  await act(() => expect.poll(() => document.body.textContent).toContain(text))
})

test('an open popup moves no time while a jump is under way', async () => {
  setMode('mock')
  stubControl({ 'GET /clock?members=': clock })
  store.set(moveOpenAtom, true)
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <MovePopup />
      </QueryClientProvider>
    </Provider>,
  )
  const isOff = () => [...document.querySelectorAll<HTMLButtonElement>('form button')].map(({ disabled }) => disabled)
  await act(() => expect.poll(() => queryClient.getQueryData(['clock'])).toBeDefined())
  type(get('input[type="datetime-local"]', HTMLInputElement), '2026-11-21T18:00')
  expect(new Set(isOff())).toEqual(new Set([false]))
  act(() => store.set(isJumpingAtom, true))
  expect(new Set(isOff())).toEqual(new Set([true]))
})
