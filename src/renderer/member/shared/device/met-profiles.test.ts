// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withHook } from '../../../../../tests/support/with-hook.ts'
import { clearSession, writeSession } from '../../api/session-store.ts'
import { rememberMet, useMetProfiles } from './met-profiles.ts'

beforeEach(() => {
  localStorage.clear()
  writeSession({ uid: 'her@yoimachi.example', client: 'c', 'access-token': 't' })
})

afterEach(clearSession)

test('rerenders a list after a profile is viewed or liked on this device', () =>
  withHook(useMetProfiles, (list) => {
    const met = () => ['a', 'b', 'c'].map((uuid) => list.value(uuid))
    expect(met()).toEqual([null, null, null])
    act(() => rememberMet('a', 'viewed'))
    expect(met()).toEqual(['viewed', null, null])
    act(() => rememberMet('b', 'liked'))
    expect(met()).toEqual(['viewed', 'liked', null])
    act(() => rememberMet('a', 'liked'))
    expect(met()).toEqual(['liked', 'liked', null])
  }))
