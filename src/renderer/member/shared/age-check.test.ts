// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { clearSession, writeSession } from '../api/session-store.ts'
import { checkedBy, forgetRejected, readCheckEnd, readHandedIn, rememberHandedIn } from './age-check.ts'

test('AGE-19 D-100 keeps the submission time of each member and ends the check 24 hours later', () => {
  localStorage.clear()
  clearSession()
  writeSession({ uid: 'her@yoimachi.example', client: 'c', 'access-token': 't' })
  expect([readHandedIn(), readCheckEnd()]).toEqual([null, null])
  rememberHandedIn(1_790_000_000_000.4)
  expect([readHandedIn(), readCheckEnd()]).toEqual([1_790_000_000_000, 1_790_086_400_000])
  writeSession({ uid: 'him@yoimachi.example' })
  expect(readHandedIn()).toBeNull()
  for (const nonsense of ['yesterday', 'Infinity', '-5']) {
    localStorage.setItem('yoimachi.document.him@yoimachi.example', nonsense)
    expect([readHandedIn(), readCheckEnd()]).toEqual([null, null])
  }
})

test('AGE-19 D-100 forgets the time of a rejected document, and keeps that of one under review', () => {
  clearSession()
  writeSession({ uid: 'her@yoimachi.example', client: 'c', 'access-token': 't' })
  rememberHandedIn(1_790_000_000_000)
  forgetRejected({ age_conf: 0, age_conf_file: 'a.png' })
  expect(readHandedIn()).toBe(1_790_000_000_000)
  forgetRejected({ age_conf: 1, age_conf_file: 'a.png' })
  expect(readHandedIn()).toBeNull()
})

test.each([
  ['2026-11-21T20:00:00+09:00', '目安：11月21日（土）20時ごろまで'],
  ['2026-11-22T09:05:59+09:00', '目安：11月22日（日）9時05分ごろまで'],
])('AGE-19 D-100 never shows a later end than %s', (at, text) => {
  expect(checkedBy(Date.parse(at))).toBe(text)
})
