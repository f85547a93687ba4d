// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { summaryOfJump } from './jump-summary.ts'

const decision = (id: number, name: string, from: string) => ({
  at: '2026-11-27T21:48:00.000+09:00',
  kind: 'rank-decision' as const,
  subject: `rankRequests/${id}`,
  members: [{ id, name }],
  details: { from },
  text: '',
})

test('a jump is summarised in one line: all effects, and those of each member on the stage', () => {
  const fired = [decision(9, 'りく', 'C'), ...['D', 'E', 'F', 'G'].map((from) => decision(5, 'あかり', from))]
  expect(summaryOfJump('着', { fired, firedCount: 42_718 }, [6, 5])).toEqual({
    text: '着。42,718件の出来事がありました（あかり 4+）',
    members: [{ id: 5, name: 'あかり' }],
  })
  expect(summaryOfJump('着', { fired, firedCount: 5 }, [9, 5]).text).toBe(
    '着。5件の出来事がありました（りく 1 ・ あかり 4）',
  )
  expect(summaryOfJump('着', { fired, firedCount: 5 }, [9]).text).toBe(
    '着。5件の出来事がありました（ランク申請の判定：りくさん（#9）（現在 C））',
  )
  // The effects that are not listed may be hers, too.
  expect(summaryOfJump('着', { fired, firedCount: 1_200 }, [9]).text).toBe('着。1,200件の出来事がありました（りく 1+）')
  expect(summaryOfJump('着', { fired, firedCount: 5 }, [7])).toEqual({
    text: '着。5件の出来事がありました',
    members: [],
  })
  expect(summaryOfJump('着', { fired: [], firedCount: 0 }, [5])).toEqual({ text: '着', members: [] })
})
