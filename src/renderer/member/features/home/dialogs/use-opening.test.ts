// @vitest-environment happy-dom
import { act, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { withHook } from '../../../../../../tests/support/with-hook.ts'
import { writeSession } from '../../../api/session-store.ts'
import type { Candidates } from './queue.ts'
import { useOpening } from './use-opening.ts'

const announced: Candidates = { rank: false, announcement: true, bonus: false, sale: false, deadline: false }

beforeEach(() => {
  localStorage.clear()
  writeSession({ uid: 'him@yoimachi.example', client: 'c', 'access-token': 't' })
})

test('D-72 D-101 a dialog whose cause has gone is closed, and does not open by itself again', async () => {
  let change: (next: Candidates) => void = () => {}
  const useOpenings = () => {
    const [candidates, setCandidates] = useState(announced)
    change = setCandidates
    return useOpening(candidates, false, 0)
  }
  await withHook(useOpenings, (page) => {
    expect(page.value.current).toBe('announcement')
    act(() => change({ ...announced, announcement: false }))
    expect(page.value.current).toBeNull()
    act(() => change(announced))
    expect([page.value.current, page.value.next]).toEqual([null, null])
  })
})
