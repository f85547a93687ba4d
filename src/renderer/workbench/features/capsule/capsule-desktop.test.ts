// @vitest-environment happy-dom
import { RESET } from 'jotai/utils'
import { beforeEach, expect, test, vi } from 'vitest'
import { freshWorkbench } from '../../../../../tests/support/fresh-workbench.ts'
import { refusal, stubControl } from '../../../../../tests/support/stub-control.ts'
import type { Bridge } from '../../../../preload/bridge.ts'

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
  'GET /stage': refusal(409, 'real-api'),
}

/** The desktop app's side, which a test may change. */
const bridge = {
  takePicture: vi.fn<Bridge['takePicture']>(),
  saveCapsule: vi.fn<Bridge['saveCapsule']>(),
  openCapsule: vi.fn<Bridge['openCapsule']>(),
  connectBackend: vi.fn<Bridge['connectBackend']>(),
  changeSettings: vi.fn<Bridge['changeSettings']>(),
}

// Modules of a page that the desktop app shows: they look for its bridge when they load.
Object.defineProperty(window, 'yoimachi', { value: bridge, configurable: true })
vi.resetModules()
const [capsule, link, state, messages, backend] = await Promise.all([
  import('./capsule.ts'),
  import('../../hub/phones/phone-link.ts'),
  import('../../hub/state.ts'),
  import('../../hub/control/flash.ts'),
  import('../backend/choose-backend.ts'),
])
Reflect.deleteProperty(window, 'yoimachi')
vi.resetModules()
const { linkPhone } = link
const { noteAtom, openCapsule, saveCapsule } = capsule
const { phoneCountAtom, phonesAtom, store } = state

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
  expect(store.get(messages.flashesAtom).map(({ text }) => text)).toEqual(['「題.yoimachi」に書き出しました'])
})

test('the desktop app asks for the capsule to open, and a cancelled dialog opens nothing', async () => {
  const calls = stubControl(responses)
  bridge.openCapsule.mockResolvedValueOnce(null).mockResolvedValueOnce({ name: 'a.yoimachi', content: 'capsule' })
  await openCapsule()
  expect([calls, store.get(messages.flashesAtom)]).toEqual([[], []])
  await openCapsule()
  expect(calls.find(({ line }) => line === 'POST /capsule')?.body).toBe('capsule')
  expect(store.get(messages.flashesAtom).map(({ text }) => text)).toEqual(['「a.yoimachi」を開きました'])
})

test('the desktop app restarts its server for a real API, and back, with the members on their pages', async () => {
  let mode = 'mock'
  const calls = stubControl({
    'GET /backend': () => ({ mode, url: mode === 'mock' ? null : 'https://api.example.com' }),
  })
  await backend.chooseBackend('real', 'https://api.example.com')
  mode = 'real'
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
