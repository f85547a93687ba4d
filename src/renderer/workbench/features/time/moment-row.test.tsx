import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { afterEach, expect, test } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { fire, mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import { stubControl } from '../../../../../tests/support/stub-control.ts'
import { variantsQuery } from '../../hub/control/queries.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { store } from '../../hub/state.ts'
import { MomentRow } from './moment-row.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

const now = Date.parse('2026-11-20T12:00:00+09:00')
const window = {
  key: 'w',
  atMs: now + 3_600_000,
  text: '返信期限',
  kind: 'reply-window',
  past: false,
  near: true,
} as const

test('D-142 the row of a reply window says that no page shows it while the step is off, and switches it on', async () => {
  const values = { replyStep: 'off' } as never
  const calls = stubControl({ 'PUT /variants': { replyStep: 'on' } })
  queryClient.setQueryData(variantsQuery.queryKey, values)
  const rowOf = (kind: 'reply-window' | 'hold-end') => {
    mounted?.unmount()
    mounted = mount(
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>
          <MomentRow item={{ ...window, kind }} now={now} />
        </QueryClientProvider>
      </Provider>,
    )
    return document.body.textContent
  }
  const note = '「返信の有無の選択」が「なし」の間は、アプリに表示されません。'
  expect(rowOf('hold-end')).not.toContain(note)
  expect(rowOf('reply-window')).toContain(note)
  const buttons = [...document.querySelectorAll('button')]
  fire(buttons.at(-1) as HTMLElement, new MouseEvent('click', { bubbles: true }))
  await expect.poll(() => calls.find(({ line }) => line === 'PUT /variants')?.body).toEqual({ replyStep: 'on' })
})
