// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { clearSession, writeSession } from '../api/session-store.ts'
import { drafts, forgetDrafts, forgetMember, lastingDrafts } from './drafts.ts'

const her = { uid: 'her@yoimachi.example', client: 'c', 'access-token': 't' }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  clearSession()
  writeSession(her)
})

test('keeps a draft for the same member when the session expires', () => {
  drafts.write('hona', '相談の続き')
  lastingDrafts.write('chat.1', ['まだ届いていません'])
  clearSession()
  expect(drafts.read('hona')).toBeNull()
  writeSession(her)
  expect(drafts.read('hona')).toBe('相談の続き')
  expect(lastingDrafts.read('chat.1')).toEqual(['まだ届いていません'])
})

test('hides drafts from another member and deletes those of the previous one', () => {
  drafts.write('hona', '相談の続き')
  clearSession()
  writeSession({ ...her, uid: 'her@yoimachi.example.jp' })
  expect(drafts.read('hona')).toBeNull()
  clearSession()
  writeSession(her)
  expect(drafts.read('hona')).toBeNull()
})

test('deletes all drafts on logout, in other tabs too', () => {
  drafts.write('hona', '相談の続き')
  lastingDrafts.write('chat.1', ['まだ届いていません'])
  forgetDrafts()
  expect([sessionStorage.length, drafts.read('hona'), lastingDrafts.read('chat.1')]).toEqual([0, null, null])
  drafts.write('hona', '別のタブの下書き')
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'yoimachi.drafts-forgotten' }))
  expect(drafts.read('hona')).toBeNull()
})

test('D-76 a withdrawal leaves nothing of the member on the device, in other tabs either', () => {
  const names = [
    'met',
    'words',
    'rank',
    'matches',
    'standing',
    'board',
    'opened',
    'popups',
    'sale',
    'document',
    'videos',
  ]
  const fill = () => {
    for (const name of names) localStorage.setItem(`yoimachi.${name}.${her.uid}`, '1')
    sessionStorage.setItem(`yoimachi.bonus.${her.uid}`, '1')
    drafts.write('hona', '相談の続き')
    lastingDrafts.write('chat.1', ['まだ届いていません'])
  }
  const kept = () =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.includes('her@'))
  localStorage.setItem('yoimachi.theme', 'dark')
  localStorage.setItem('yoimachi.met.other.her@yoimachi.example', '1')
  fill()
  forgetMember()
  expect(kept()).toEqual(['yoimachi.met.other.her@yoimachi.example'])
  expect(localStorage.getItem('yoimachi.theme')).toBe('dark')
  fill()
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'yoimachi.drafts-forgotten', newValue: her.uid }))
  expect(kept()).toEqual(['yoimachi.met.other.her@yoimachi.example'])
})

test('keeps drafts on other messages between tabs', () => {
  drafts.write('hona', '相談の続き')
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'yoimachi.theme' }))
  expect(drafts.read('hona')).toBe('相談の続き')
})

test('stores and returns nothing without a login', () => {
  clearSession()
  drafts.write('hona', '相談の続き')
  expect([sessionStorage.length, drafts.read('hona')]).toEqual([0, null])
})

test('deletes one draft on null and treats unreadable ones as missing', () => {
  drafts.write('a', { text: '一つ目' })
  drafts.write('b', '二つ目')
  drafts.write('a', null)
  expect([drafts.read('a'), drafts.read('b')]).toEqual([null, '二つ目'])
  const [key = ''] = Object.keys(sessionStorage)
  sessionStorage.setItem(key, '{"broken')
  expect(drafts.read('b')).toBeNull()
})
