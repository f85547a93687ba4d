// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { CheckState } from './check-alerts.ts'
import { readSeenMatches, rememberSeenMatches, readSeenCheckState, rememberCheckState } from './seen-state.ts'

const before: CheckState = { age_conf: 0, rank: 'D', rank_req_flag: 1 }

test('D-78 stores the last seen standing per member on the device', () => {
  localStorage.clear()
  expect(readSeenCheckState('a@yoimachi.example')).toBeNull()
  rememberCheckState('a@yoimachi.example', before)
  rememberCheckState('b@yoimachi.example', { age_conf: 2, rank: null, rank_req_flag: 0 })
  expect(readSeenCheckState('a@yoimachi.example')).toEqual(before)
  expect(readSeenCheckState('b@yoimachi.example')).toEqual({ age_conf: 2, rank: null, rank_req_flag: 0 })
  localStorage.setItem('yoimachi.standing.c@yoimachi.example', '2 0')
  expect(readSeenCheckState('c@yoimachi.example')).toBeNull()
})

const sinceMs = Date.parse('2026-11-20T12:00:00+09:00')

test('D-78 stores the last seen number of matches per member on the device', () => {
  localStorage.clear()
  expect(readSeenMatches('a@yoimachi.example')).toBeNull()
  rememberSeenMatches('a@yoimachi.example', { count: 3, atMs: sinceMs + 0.4 })
  expect(readSeenMatches('a@yoimachi.example')).toEqual({ count: 3, atMs: sinceMs })
  expect(readSeenMatches('b@yoimachi.example')).toBeNull()
  for (const broken of ['3', 'x 4', '3 x']) {
    localStorage.setItem('yoimachi.matches.a@yoimachi.example', broken)
    expect(readSeenMatches('a@yoimachi.example')).toBeNull()
  }
})
