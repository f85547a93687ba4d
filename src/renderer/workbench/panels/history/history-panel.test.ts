import { expect, test } from 'vitest'
import type { Moment } from '../../../../contract/control/history.ts'
import { branchLines } from './history-panel.tsx'

const moment = (id: number, parent: number | null): Moment => ({
  id,
  parent,
  kind: 'call',
  subject: 'API-34',
  phone: null,
  member: null,
  from: '2026-11-20T12:00:00.000+09:00',
  at: '2026-11-20T12:00:00.000+09:00',
  name: null,
  changes: 1,
})
const branches = (parents: (number | null)[], present: number) =>
  branchLines(
    parents.map((parent, index) => moment(index + 1, parent)),
    present,
  ).map(({ branch }) => branch)

test('a line without branches is one, also behind the present moment', () => {
  expect(branches([null, 1, 2, 3], 4)).toEqual([0, 0, 0, 0])
  expect(branches([null, 1, 2, 3], 2)).toEqual([0, 0, 0, 0])
})

test('what was gone back from is another branch, and goes on as one', () => {
  expect(branches([null, 1, 2, 1, 4], 5)).toEqual([0, 1, 1, 0, 0])
  expect(branches([null, 1, 2, 1, 4], 3)).toEqual([0, 0, 0, 1, 1])
})

test('two ways on from the present moment: one goes on with it, the other is a branch', () => {
  expect(branches([null, 1, 1], 1)).toEqual([0, 0, 1])
})
