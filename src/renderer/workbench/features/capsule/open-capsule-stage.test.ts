// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { freshWorkbench, onPhone, setMode } from '../../../../../tests/support/fresh-workbench.ts'
import { standInPhone } from '../../../../../tests/support/stand-in-phone.ts'
import { loginOf, refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import type { PhoneDevice } from '../../../../contract/phone-device.ts'
import { clockQuery } from '../../hub/control/clock-query.ts'
import { flashesAtom } from '../../hub/control/flash.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { changePhone, reportsAtom } from '../../hub/phone-state.ts'
import { store } from '../../hub/state.ts'
import { openCapsule, openDropped } from './open-capsule.ts'
import { noteAtom, saveCapsule } from './save-capsule.ts'

const now = '2026-11-20T12:00:00.000+09:00'
const clock = {
  ...{ now, mode: 'frozen', speed: 1, jump: null, townActivity: false, coming: [], later: [], next: {} },
  fired: [],
}
const device: PhoneDevice = { local: { draft: 'こんばんは' }, session: {}, scrolls: [] }
const base = {
  'POST /sessions': loginOf,
  'GET /backend': { mode: 'mock', url: null },
  'GET /clock?members=': clock,
  'GET /clock': clock,
  'GET /faults': [],
  'PUT /faults': [],
  'POST /clock': { now, fired: [], firedCount: 0, moment: null, stopped: false },
}
const shown = () => store.get(flashesAtom).map(({ text, tone }) => [text, tone])

freshWorkbench()

beforeEach(() => {
  document.documentElement.dataset['theme'] = 'day'
  store.set(noteAtom, { title: '', happened: '', expected: '' })
})

/** Keeps what a page saves, and its file name. */
function catchDownloads(): string[] {
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:case')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return names
}

test('a capsule holds the stage: theme, quiet, and of each phone the member, page, screen and storage', async () => {
  const names = catchDownloads()
  standInPhone('a', (order) => (order.kind === 'read-device' ? { kind: 'device', id: order.id, device } : undefined))
  document.documentElement.dataset['theme'] = 'night'
  changePhone('b', { isTurned: true })
  store.set(reportsAtom, { a: { uid: 'm7@yoimachi.example', route: '/timeline', title: '', canGoBack: false } })
  const note = { title: '保留が a/b: 終わらない', happened: '一', expected: '二' }
  store.set(noteAtom, note)
  const calls = stubControl({ ...base, 'POST /capsule/file': new Response('capsule') })
  await saveCapsule()
  const screen = { device: '390×844' }
  expect(calls.map(({ body }) => body)).toEqual([
    {
      note,
      screenshots: [],
      stage: {
        theme: 'dark',
        quiet: true,
        phones: [
          { phone: 'a', email: 'm7@yoimachi.example', route: '/timeline', screen, device },
          {
            phone: 'b',
            email: 'man@yoimachi.example',
            route: '/home',
            screen: { ...screen, isTurned: true },
            device: null,
          },
        ],
      },
    },
  ])
  expect(names).toEqual(['保留が a b  終わらない.yoimachi'])
  expect(shown()).toEqual([['「保留が a b  終わらない.yoimachi」に書き出しました', 'good']])
  expect(store.get(noteAtom)).toEqual({ title: '', happened: '', expected: '' })
})

test('a capsule without a title is named by the instant, and a long title is cut', async () => {
  const names = catchDownloads()
  stubControl({ ...base, 'POST /capsule/file': () => new Response('capsule') })
  await saveCapsule()
  queryClient.setQueryData(clockQuery.queryKey, { ...clock, nowMs: Date.parse(now), receivedAt: 0 } as never)
  await saveCapsule()
  store.set(noteAtom, { title: '長'.repeat(70), happened: '', expected: '' })
  await saveCapsule()
  expect(names).toEqual(['yoimachi.yoimachi', 'yoimachi-2026-11-20-12-00.yoimachi', `${'長'.repeat(60)}.yoimachi`])
})

test('login and page of a phone with the real API are never saved, and neither is a note that failed', async () => {
  catchDownloads()
  setMode('beside')
  store.set(reportsAtom, { b: { uid: 'real@example.com', route: '/chat?uuid=1', title: '', canGoBack: false } })
  const note = { title: '題', happened: '', expected: '' }
  store.set(noteAtom, note)
  const calls = stubControl({ ...base, 'POST /capsule/file': refusal(500, 'store') })
  await expect(saveCapsule()).rejects.toThrow('データフォルダー')
  expect(calls[0]?.body).toMatchObject({
    stage: { theme: 'light', phones: [{ phone: 'a' }, { phone: 'b', email: null, route: '/', device: null }] },
  })
  expect(store.get(noteAtom)).toEqual(note)
})

test('opening a capsule shows the stage of its moment and says so', async () => {
  vi.useFakeTimers()
  const { orders } = standInPhone('a')
  const phone = { email: 'm7@yoimachi.example', page: '/timeline', revision: 9200 }
  const calls = stubControl({
    ...base,
    'POST /capsule': { now, moment: 30 },
    'GET /stage': { world: 9200, phones: { a: phone }, whole: null },
    'PUT /stage': { world: 9200, phones: { a: phone }, whole: null },
  })
  await openDropped(new File(['capsule'], 'a.yoimachi'))
  expect(shown()).toEqual([['「a.yoimachi」を開きました', 'good']])
  expect(calls.map(({ line }) => line)).toContain('POST /capsule')
  expect(orders).toMatchObject([{ kind: 'enter', to: '/timeline', anew: true }])
  expect(onPhone('a')).toEqual(['m7@yoimachi.example', '/timeline'])
})

test.each([
  ['cut', '途中で切れています'],
  ['foreign', '宵待のファイルではありません'],
  ['newer', '新しい版の宵待で書き出されています'],
  ['damaged', '壊れています'],
])('names a refused file and its fault (%s), with the place separate', async (code, text) => {
  stubControl({ ...base, 'POST /capsule': refusal(422, code, 'Failed to open it.', 'line 3, clock: now') })
  await expect(openDropped(new File(['x'], 'a.yoimachi'))).rejects.toMatchObject({
    message: `「a.yoimachi」は開けません。${text}。いまの世界はそのままです。`,
    detail: 'line 3, clock: now',
  })
})

test('shows a refusal that is not about the file in its own words', async () => {
  stubControl({ ...base, 'POST /capsule': refusal(409, 'real-api') })
  await expect(openDropped(new File(['x'], 'a.yoimachi'))).rejects.toThrow('実際の API')
})

test('nothing is opened when no file is chosen', async () => {
  const calls = stubControl(base)
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    this.dispatchEvent(new Event('cancel'))
  })
  await openCapsule()
  expect([calls, shown()]).toEqual([[], []])
})
