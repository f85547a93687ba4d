import { expect, test } from 'vitest'
import { hasFlag } from './query-flag.ts'

test('AUTH-10 HOME-12 C-10 counts a present key as set unless its value is false or 0', () => {
  const set = ['?a', '?a=', '?a=true', '?a=1', '?a=x']
  for (const query of set) expect([query, hasFlag(new URLSearchParams(query), 'a')]).toEqual([query, true])
  for (const query of ['', '?b=1', '?a=false', '?a=0']) {
    expect([query, hasFlag(new URLSearchParams(query), 'a')]).toEqual([query, false])
  }
})
