import { expect, test } from 'vitest'
import { aMoment } from '../../../../../tests/support/a-moment.ts'
import { branchRows } from './branch-rows.ts'

const branches = (parents: (number | null)[], present: number) =>
  branchRows(
    parents.map((parent, index) => aMoment(index + 1, { parent })),
    present,
  ).map(({ branch }) => branch)

test('history without branches is one branch, also after the present moment', () => {
  expect(branches([null, 1, 2, 3], 4)).toEqual([0, 0, 0, 0])
  expect(branches([null, 1, 2, 3], 2)).toEqual([0, 0, 0, 0])
})

test('the moments left by going back form one other branch', () => {
  expect(branches([null, 1, 2, 1, 4], 5)).toEqual([0, 1, 1, 0, 0])
  expect(branches([null, 1, 2, 1, 4], 3)).toEqual([0, 0, 0, 1, 1])
})

test('the first child of the present moment continues its branch, the second begins another', () => {
  expect(branches([null, 1, 1], 1)).toEqual([0, 0, 1])
})
