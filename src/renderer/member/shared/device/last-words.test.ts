// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { clearSession, writeSession } from '../../api/session-store.ts'
import { isOwnLastWord, rememberLastWords } from './last-words.ts'

beforeEach(() => {
  localStorage.clear()
  clearSession()
  writeSession({ uid: 'her@yoimachi.example', client: 'c', 'access-token': 't' })
})

const at = '2026-11-20T21:00:00.000+09:00'
const later = '2026-11-20T21:05:00.000+09:00'

test('D-105 who wrote the last message of a conversation is known where this device has seen it', () => {
  expect(isOwnLastWord('a', at)).toBeNull()
  rememberLastWords('a', at, true)
  rememberLastWords('b', at, false)
  expect([isOwnLastWord('a', at), isOwnLastWord('b', at), isOwnLastWord('a', later)]).toEqual([true, false, null])
  rememberLastWords('a', later, false)
  expect([isOwnLastWord('a', at), isOwnLastWord('a', later)]).toEqual([null, false])
  writeSession({ uid: 'him@yoimachi.example', client: 'c', 'access-token': 't' })
  expect(isOwnLastWord('a', later)).toBeNull()
})

test('D-105 the oldest conversations are forgotten', () => {
  for (let index = 0; index <= 100; index += 1) rememberLastWords(`u${index}`, at, true)
  expect([isOwnLastWord('u0', at), isOwnLastWord('u1', at), isOwnLastWord('u100', at)]).toEqual([null, true, true])
})
