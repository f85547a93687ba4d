// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RESET } from 'jotai/utils'
import { createElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { mount } from '../../../../../tests/support/mount-for-test.tsx'
import { refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import type { Bridge, CapsuleState } from '../../../../preload/bridge.ts'

freshWorkbench()

const now = '2026-11-20T12:00:00.000+09:00'
const responses = {
  'GET /backend': { mode: 'real', url: 'https://api.example.com' },
  'GET /clock': {
    ...{ now, mode: 'frozen', speed: 1, jump: null, townActivity: false, coming: [], later: [], next: {} },
    fired: [],
  },
  'GET /faults': [],
  'POST /capsule': { now, moment: 400 },
  'PUT /stage': () => refusal(409, 'real-api'),
  'GET /stage': () => refusal(409, 'real-api'),
}

/** The desktop app's side, which a test may change. */
const bridge = {
  takePicture: vi.fn<Bridge['takePicture']>(),
  saveCapsule: vi.fn<Bridge['saveCapsule']>(),
  openCapsule: vi.fn<Bridge['openCapsule']>(),
  openDropped: vi.fn<Bridge['openDropped']>(),
  connectBackend: vi.fn<Bridge['connectBackend']>(),
  changeSettings: vi.fn<Bridge['changeSettings']>(),
}

// Modules of a page that the desktop app shows: they look for its bridge when they load.
Object.defineProperty(window, 'yoimachi', { value: bridge, configurable: true })
vi.resetModules()
const [opening, saving, { CapsuleContents }, link, phones, { store }, messages, backend] = await Promise.all([
  import('./open-capsule.ts'),
  import('./save-capsule.ts'),
  import('./capsule-contents.tsx'),
  import('../../hub/phones/phone-link.ts'),
  import('../../hub/phone-state.ts'),
  import('../../hub/state.ts'),
  import('../../hub/control/flash.ts'),
  import('../backend/choose-backend.ts'),
])
Reflect.deleteProperty(window, 'yoimachi')
vi.resetModules()
const { linkPhone } = link
const { followOpening, openCapsule, openDropped } = opening
const { noteAtom, saveCapsule } = saving
const { phoneCountAtom, phonesAtom } = phones

beforeEach(() => {
  for (const method of Object.values(bridge)) method.mockReset()
  bridge.changeSettings.mockResolvedValue({} as never)
  store.set(phonesAtom, RESET)
  store.set(phoneCountAtom, RESET)
  store.set(noteAtom, RESET)
  store.set(messages.flashesAtom, [])
  document.body.replaceChildren()
})

/** Puts the frame of a phone into the page, at a place of its own. */
function frameAt(x: number): Window {
  const [frame, source] = [document.createElement('iframe'), {} as Window]
  Object.defineProperty(frame, 'contentWindow', { value: source })
  frame.getBoundingClientRect = () => ({ x, y: 20.4, width: 389.6, height: 844.2 }) as DOMRect
  document.body.append(frame)
  return source
}

test('the desktop app puts pictures of the phones into a capsule, and saves it where the user says', async () => {
  linkPhone('a', frameAt(10.4))
  linkPhone('b', frameAt(410.6))
  bridge.takePicture.mockResolvedValueOnce('cGljdHVyZQ==').mockRejectedValueOnce(new Error('hidden'))
  bridge.saveCapsule.mockResolvedValueOnce(null).mockResolvedValueOnce('/home/case.yoimachi')
  const calls = stubControl({ ...responses, 'POST /capsule/file': () => new Response('capsule') })
  const note = { title: '題', happened: '', expected: '' }
  store.set(noteAtom, note)
  await saveCapsule()
  expect(bridge.takePicture.mock.calls).toEqual([
    [{ x: 10, y: 20, width: 390, height: 844 }],
    [{ x: 411, y: 20, width: 390, height: 844 }],
  ])
  expect(calls[0]?.body).toMatchObject({ screenshots: [{ phone: 'a', content: 'cGljdHVyZQ==' }] })
  // Cancelled: the note stays for the next try.
  expect([store.get(noteAtom), store.get(messages.flashesAtom)]).toEqual([note, []])
  bridge.takePicture.mockResolvedValue(null)
  await saveCapsule()
  expect(bridge.saveCapsule).toHaveBeenLastCalledWith({ name: '題.yoimachi', content: 'capsule' })
  expect(calls[1]?.body).toMatchObject({ screenshots: [] })
  expect(store.get(messages.flashesAtom).map(({ text }) => text)).toEqual([
    '「case.yoimachi」に書き出しました。スクリーンショット2枚は撮影できませんでした',
  ])
})

test('promises the login, page and picture of each phone but those of a real API', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const client = new QueryClient()
  client.setQueryData(['backend'], { mode: 'beside', url: null })
  const { box, unmount } = mount(createElement(QueryClientProvider, { client }, createElement(CapsuleContents)))
  expect(box.textContent).toContain('1台のスマートフォン')
  expect(box.textContent).toContain('スクリーンショット1枚')
  unmount()
})

const capsuleAt = (state: CapsuleState) => followOpening({ kind: 'capsule', name: 'a.yoimachi', ...state })
const shown = () => store.get(messages.flashesAtom).map(({ text }) => text)

test('the desktop app opens a chosen or dropped capsule by its path, and the page sends no file', async () => {
  const calls = stubControl(responses)
  const dropped = new File(['capsule'], 'a.yoimachi')
  bridge.openDropped.mockResolvedValueOnce(true)
  await openCapsule()
  await openDropped(dropped)
  expect([bridge.openCapsule.mock.calls, bridge.openDropped.mock.calls]).toEqual([[[]], [[dropped]]])
  expect([calls, shown()]).toEqual([[], []])
})

test('a dropped file without a path is uploaded', async () => {
  const calls = stubControl(responses)
  bridge.openDropped.mockResolvedValueOnce(false)
  await openDropped(new File(['capsule'], 'a.yoimachi'))
  expect(calls.map(({ line }) => line)).toContain('POST /capsule')
  expect(shown()).toEqual(['「a.yoimachi」を開きました'])
})

test('shows that the desktop app opens a capsule, and follows the stage of the opened one', async () => {
  const calls = stubControl(responses)
  vi.useFakeTimers()
  await capsuleAt({ state: 'opening' })
  // A large capsule takes its time.
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  expect([calls, shown()]).toEqual([[], ['「a.yoimachi」を開いています']])
  await capsuleAt({ state: 'opened' })
  expect([calls.map(({ line }) => line), shown()]).toEqual([['PUT /stage'], ['「a.yoimachi」を開きました']])
})

test('shows the states of two capsules one after another', async () => {
  const texts: string[] = []
  const stop = store.sub(messages.flashesAtom, () => texts.push(...shown()))
  stubControl(responses)
  await Promise.all([
    ...(['opening', 'opened', 'opening'] as const).map((state) => capsuleAt({ state })),
    expect(capsuleAt({ state: 'refused', status: 0, refusal: undefined })).rejects.toThrow('接続できません'),
  ])
  stop()
  expect(texts).toEqual(['「a.yoimachi」を開いています', '「a.yoimachi」を開きました', '「a.yoimachi」を開いています'])
})

test('names a capsule that the server refused to the desktop app, and its fault', async () => {
  const refusal = { error: 'Failed to open it.', code: 'newer', detail: 'line 1' }
  await expect(capsuleAt({ state: 'refused', status: 422, refusal })).rejects.toMatchObject({
    message: '「a.yoimachi」は開けません。新しい版の宵待で書き出されています。いまの世界はそのままです。',
    detail: 'line 1',
  })
})

test('the desktop app restarts its server for a real API, and back, with the members on their pages', async () => {
  let url: string | null = null
  const calls = stubControl({ 'GET /backend': () => ({ mode: url === null ? 'mock' : 'real', url }) })
  bridge.connectBackend.mockImplementation(async (chosen) => void (url = chosen))
  await backend.chooseBackend('real', 'https://api.example.com')
  const people = () => Object.values(store.get(phonesAtom)).map(({ email, route }) => [email, route])
  expect(people().slice(0, 2)).toEqual([
    [null, '/login'],
    [null, '/login'],
  ])
  await backend.chooseBackend('real')
  await backend.chooseBackend('mock')
  expect(bridge.connectBackend.mock.calls).toEqual([['https://api.example.com'], ['https://api.example.com'], [null]])
  expect(people().slice(0, 2)).toEqual([
    ['woman@yoimachi.example', '/home'],
    ['man@yoimachi.example', '/home'],
  ])
  expect(calls.every(({ line }) => line === 'GET /backend')).toBe(true)
})
