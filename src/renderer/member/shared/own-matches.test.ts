// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { clearSession, writeSession } from '../api/session-store.ts'
import { isOwnMatch, noteOwnMatch } from './own-matches.ts'

afterEach(() => clearSession())

test('keeps own matches per login, so that they are news to the other member in the same tab', () => {
  writeSession({ uid: 'her@yoimachi.example', client: 'c', 'access-token': 't' })
  noteOwnMatch('hona')
  expect(isOwnMatch('hona')).toBe(true)
  expect(isOwnMatch('other')).toBe(false)
  writeSession({ uid: 'him@yoimachi.example', client: 'd', 'access-token': 'u' })
  expect(isOwnMatch('hona')).toBe(false)
})
