// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inApp } from '../../../../../tests/support/mount-page.tsx'
import { withHook } from '../../../../../tests/support/with-hook.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { queryClient } from '../../api/queries.ts'
import { clearSession, writeSession } from '../../api/session-store.ts'
import { pairingsCall } from '../../shared/pairings.ts'
import { useUnreadAtOpening } from './use-unread-at-opening.ts'

beforeEach(() => {
  writeSession({ uid: 'her@yoimachi.example', client: 'c', 'access-token': 't' })
  const row = (uuid: string, unread: number) => ({ recommend: { uuid }, unread_messages_size: unread })
  queryClient.setQueryData([pairingsCall(Sex.woman).id], { rec: [row('unread', 3), row('read', 0)] })
})

afterEach(() => {
  queryClient.clear()
  clearSession()
})

test.each([
  ['unread', 'read', [3, 0]],
  ['read', 'unread', [0, 3]],
])('D-105 the unread messages of %s do not stand in %s, which opens in the same page', (first, second, counts) =>
  withHook(
    () => {
      const [uuid, open] = useState(first)
      return { open, unread: useUnreadAtOpening(Sex.woman, uuid) }
    },
    (page) => {
      const seen = [page.value.unread]
      act(() => page.value.open(second))
      expect([...seen, page.value.unread]).toEqual(counts)
    },
    inApp,
  ),
)
