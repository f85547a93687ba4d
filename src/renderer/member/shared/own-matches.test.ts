// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { clearSession, writeSession } from '../api/session-store.ts'
import { isOwnMatch, noteOwnMatch } from './own-matches.ts'

afterEach(() => clearSession())

test('a match that a member brought about is news to the other one, in the same tab too', () => {
  writeSession({ uid: 'her@yoimachi.example', client: 'c', 'access-token': 't' })
  noteOwnMatch('hona')
  expect(isOwnMatch('hona')).toBe(true)
  expect(isOwnMatch('other')).toBe(false)
  writeSession({ uid: 'him@yoimachi.example', client: 'd', 'access-token': 'u' })
  expect(isOwnMatch('hona')).toBe(false)
})
