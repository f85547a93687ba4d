import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aMoment } from '../../../../../tests/support/a-moment.ts'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { fire, get, mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import { refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import type { Moment } from '../../../../contract/control/history/moments.ts'
import type { DeskDocument } from '../../../../contract/control/operator/document-desk.ts'
import { AgeConf, Sex } from '../../../../contract/enums/member.ts'
import { documentsQuery, nextDocumentQuery } from '../../hub/control/operator-queries.ts'
import { historyQuery } from '../../hub/control/queries.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { store } from '../../hub/state.ts'
import { DocumentDesk } from './documents.tsx'

freshWorkbench()
let mounted: Mounted | undefined
afterEach(() => mounted?.unmount())

const document5: DeskDocument = {
  ...{ id: 1, birthDate: '2000-01-02', issuer: null, submittedAt: '2026-11-20T12:00:00.000+09:00', picture: null },
  verdicts: [AgeConf.verified, AgeConf.resubmit],
  member: {
    ...{ id: 5, name: '', uuid: 'u5', email: 'new@yoimachi.example', sex: Sex.woman, age_conf: AgeConf.none },
    ...{ paid: false, status: 0, rank: null, listed: true, active_status: 'active', photo: '/p.png' },
  },
}
const setDocuments = (...documents: DeskDocument[]) =>
  act(() => void queryClient.setQueryData(documentsQuery.queryKey, documents))
const setHistory = (...moments: readonly Moment[]) =>
  act(
    () =>
      void queryClient.setQueryData(historyQuery.queryKey, {
        ...{ undo: null, redo: null, most: 9, bytes: 0, mostBytes: 1, forgotten: 0, player: null, story: null },
        ...{ moments: [...moments], present: moments.at(-1)?.id ?? 0 },
      }),
  )
const [started, submitted] = [aMoment(1, { kind: 'start' }), aMoment(2, { parent: 1 })]

/** The query cache notifies observers in a later turn. */
const waitBriefly = () => act(() => new Promise((done) => setTimeout(done, 20)))
const show = () => {
  mounted = mount(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <DocumentDesk />
      </QueryClientProvider>
    </Provider>,
  )
}

beforeEach(() => {
  stubControl({ 'GET /operator/next-document': () => refusal(500, 'store') })
  queryClient.setQueryData(nextDocumentQuery.queryKey, null)
})

test('a member without a profile goes by the mail address', () => {
  setDocuments(document5)
  show()
  expect(get('li').textContent).toContain('new@yoimachi.exampleさん')
})

test('a document that goes is decided, unless its submission was undone', async () => {
  setHistory(started, submitted)
  setDocuments(document5)
  show()
  fire(get('ul'), new PointerEvent('pointerover', { bubbles: true, relatedTarget: document.body }))
  setHistory(started, submitted, aMoment(3, { parent: 2, kind: 'operator' }))
  setDocuments()
  await waitBriefly()
  expect(get('li').textContent).toContain('判定済みです')
  setHistory(started)
  await waitBriefly()
  expect([document.querySelector('li'), document.body.textContent.includes('確認待ちの書類はありません')]).toEqual([
    null,
    true,
  ])
})

test('what the next document says is left open when it cannot be read', async () => {
  queryClient.removeQueries({ queryKey: nextDocumentQuery.queryKey })
  setDocuments(document5)
  show()
  await expect.poll(async () => (await waitBriefly(), document.querySelector('[role=alert]'))).not.toBeNull()
  expect(document.body.textContent).not.toContain('登録どおり')
})
