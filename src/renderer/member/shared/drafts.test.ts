// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { clearSession, writeSession } from '../api/session-store.ts'
import { drafts, draftStore, forgetDrafts, lastingDrafts } from './drafts.ts'

const her = { uid: 'her@yoimachi.example', client: 'c', 'access-token': 't' }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  clearSession()
  writeSession(her)
})

test('a draft outlives a login that ran out and waits for the same member', () => {
  drafts.write('hona', '相談の続き')
  lastingDrafts.write('chat.1', ['まだ届いていません'])
  clearSession()
  expect(drafts.read('hona')).toBeNull()
  writeSession(her)
  expect(drafts.read('hona')).toBe('相談の続き')
  expect(lastingDrafts.read('chat.1')).toEqual(['まだ届いていません'])
})

test('another member finds nothing, and nothing stays for the one before', () => {
  drafts.write('hona', '相談の続き')
  clearSession()
  writeSession({ ...her, uid: 'her@yoimachi.example.jp' })
  expect(drafts.read('hona')).toBeNull()
  clearSession()
  writeSession(her)
  expect(drafts.read('hona')).toBeNull()
})

test('a logout forgets everything, in the other tabs too', () => {
  drafts.write('hona', '相談の続き')
  lastingDrafts.write('chat.1', ['まだ届いていません'])
  forgetDrafts()
  expect([sessionStorage.length, drafts.read('hona'), lastingDrafts.read('chat.1')]).toEqual([0, null, null])
  drafts.write('hona', '別のタブの下書き')
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'yoimachi.drafts-forgotten' }))
  expect(drafts.read('hona')).toBeNull()
})

test('another message between tabs forgets nothing', () => {
  drafts.write('hona', '相談の続き')
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'yoimachi.theme' }))
  expect(drafts.read('hona')).toBe('相談の続き')
})

test('without a login nothing is kept and nothing is found', () => {
  clearSession()
  drafts.write('hona', '相談の続き')
  expect([sessionStorage.length, drafts.read('hona')]).toEqual([0, null])
})

test('where the storage is full the older text goes: a reload must not bring back what was changed', () => {
  const full = draftStore({
    getItem: (key) => sessionStorage.getItem(key),
    removeItem: (key) => sessionStorage.removeItem(key),
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError')
    },
  })
  drafts.write('hona', '書きはじめ')
  expect(full.read('hona')).toBe('書きはじめ')
  full.write('hona', '書きはじめの続き')
  expect(full.read('hona')).toBeNull()
})

test('null forgets one draft; what cannot be read counts as none', () => {
  drafts.write('a', { text: '一つ目' })
  drafts.write('b', '二つ目')
  drafts.write('a', null)
  expect([drafts.read('a'), drafts.read('b')]).toEqual([null, '二つ目'])
  const [key = ''] = Object.keys(sessionStorage)
  sessionStorage.setItem(key, '{"broken')
  expect(drafts.read('b')).toBeNull()
})
