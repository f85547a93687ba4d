// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { forgetSeen, readStorages, writeStorages } from './storages.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const login = { uid: 'a@yoimachi.example', client: 'c', 'access-token': 't', 'token-type': 'Bearer', expiry: '1' }

test('AUTH-64 reads the storages of a phone without its login', () => {
  for (const [name, value] of Object.entries({ ...login, setting: 'on', empty: '' })) localStorage.setItem(name, value)
  sessionStorage.setItem('draft', 'こん')
  expect(readStorages()).toEqual({ local: { setting: 'on', empty: '' }, session: { draft: 'こん' } })
})

test('AUTH-64 replaces the storages by those of another phone, but keeps the login', () => {
  for (const [name, value] of Object.entries({ ...login, setting: 'on' })) localStorage.setItem(name, value)
  sessionStorage.setItem('draft', 'こん')
  writeStorages({ local: { other: 'x', uid: 'b@yoimachi.example' }, session: { note: 'y' } })
  expect([localStorage, sessionStorage].map((storage) => Object.fromEntries(Object.entries(storage)))).toEqual([
    { ...login, other: 'x' },
    { note: 'y' },
  ])
})

test('takes what fits into a storage without space for all', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const small: Record<string, string> = {}
  const setItem = (key: string, value: string) => {
    if (value.length > 3) throw new DOMException('full', 'QuotaExceededError')
    small[key] = value
  }
  Object.defineProperty(small, 'setItem', { value: setItem })
  vi.stubGlobal('localStorage', small)
  onTestFinished(() => void vi.unstubAllGlobals())
  writeStorages({ local: { long: 'draft', short: 'on' }, session: { note: 'y' } })
  expect([small, Object.fromEntries(Object.entries(sessionStorage))]).toEqual([{ short: 'on' }, { note: 'y' }])
  expect(warned).toHaveBeenCalledOnce()
})

test('D-78 D-141 in another world nothing was seen yet; settings, drafts and the use of the device stay', () => {
  const ofWorld = ['standing', 'matches', 'met', 'words', 'rank', 'likes', 'document', 'board']
  const stays = ['draft.a%40yoimachi.example/chat.1', 'opened.a@yoimachi.example', 'settings', 'theme']
  const names = [...ofWorld.map((name) => `${name}.a@yoimachi.example`), 'draft.a%40yoimachi.example/receipt', ...stays]
  for (const name of names) localStorage.setItem(`yoimachi.${name}`, '2 0 C')
  forgetSeen()
  expect(Object.keys(localStorage)).toEqual(stays.map((name) => `yoimachi.${name}`))
})
