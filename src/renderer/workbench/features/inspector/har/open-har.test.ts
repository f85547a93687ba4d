// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { freshWorkbench } from '../../../../../../tests/support/fresh-workbench.ts'
import { refusal, stubControl } from '../../../../../../tests/support/stub-control.ts'
import type { Exchange } from '../../../../../contract/control/exchanges.ts'
import { flashesAtom } from '../../../hub/control/flash.ts'
import { queryClient } from '../../../hub/control/query-client.ts'
import { exchangeSourceAtom, store } from '../../../hub/state.ts'
import { exchangeRowsQuery, exchangesOfFile } from '../exchange-rows.ts'
import { archiveAtom, loadHar } from './open-har.ts'
import { saveHar } from './save-har.ts'

const exchange = (id: number, verdict: Exchange['verdict'] = 'ok'): Exchange => ({
  id,
  kind: 'http',
  at: `2026-11-20T12:0${id}:00.000+09:00`,
  method: 'GET',
  title: '/api/account',
  phone: 'a',
  member: null,
  status: 200,
  durationMs: 1,
  fault: false,
  changes: 0,
  moment: null,
  verdict,
  path: '/api/account',
  requestHeaders: {},
  responseHeaders: {},
  request: '',
  response: '{}',
  issues: [],
})
const file = new File(['{}'], 'case.har')
const shown = () => store.get(flashesAtom).map(({ text }) => text)

freshWorkbench()

test('an archive from elsewhere is listed, and its deviations are counted', async () => {
  const exchanges = [exchange(1), exchange(2, 'drift'), exchange(3, 'undocumented')]
  stubControl({ 'POST /exchanges/recording': { exchanges } })
  await loadHar(file)
  // Links lead to exchanges of this server, which have the same ids.
  const listed = exchanges.map((one, index) => ({ ...one, id: -1 - index }))
  expect(store.get(archiveAtom)).toEqual({ name: 'case.har', exchanges: listed })
  expect(store.get(exchangeSourceAtom)).toBe('archive')
  expect(shown()).toEqual(['「case.har」の通信3件を契約と照合しました。不一致は1件です'])
})

test('an archive that cannot be read is refused with its name, and the list stays', async () => {
  const refused = async (response: Response) => {
    stubControl({ 'POST /exchanges/recording': response })
    const problem: unknown = await loadHar(file).catch((error: unknown) => error)
    return problem instanceof Error ? problem.message : problem
  }
  expect(await refused(refusal(422, 'too-long'))).toBe('「case.har」は開けません。大きすぎます。')
  expect(await refused(refusal(422, 'foreign'))).toBe(
    '「case.har」は開けません。ブラウザーの HAR ファイルではないか、壊れています。',
  )
  expect(await refused(refusal(500, 'store'))).toMatch(/^データフォルダーを読み書きできませんでした。/)
  expect(store.get(exchangeSourceAtom)).toBe('now')
})

test('saves the given exchanges, or all that the server keeps, named by the instant of the last', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:case'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const calls = stubControl({ 'GET /exchanges?earlier=true': [exchange(1), exchange(2)] })
  await saveHar([exchange(1)])
  expect(calls).toEqual([])
  expect(shown()).toEqual(['「yoimachi-2026-11-20-12-01.har」に書き出しました'])
  await saveHar()
  expect(shown()).toEqual(['「yoimachi-2026-11-20-12-02.har」に書き出しました'])
  const entries = await Promise.all(
    saved.map(async (blob) => (JSON.parse(await blob.text()) as { log: { entries: unknown[] } }).log.entries.length),
  )
  expect(entries).toEqual([1, 2])
})

test('says how many of the listed exchanges the file holds, when it holds only the latest', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:case')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  stubControl({ 'GET /exchanges?earlier=true': [exchange(2)] })
  queryClient.setQueryData(exchangeRowsQuery.queryKey, exchangesOfFile([exchange(1), exchange(2)]))
  await saveHar()
  expect(shown()).toEqual(['新しい1件を「yoimachi-2026-11-20-12-02.har」に書き出しました'])
})
