import { expect, test } from 'vitest'
import { statusNs } from '../../../../contract/enums/pairing.ts'
import { isInView, listViews, viewOf, type ListView } from './list-views.ts'

test('D-83 each row of a response belongs to exactly one tab', () => {
  const rowsOf = (view: ListView) => ([0, 3, 6] as const).filter((status_n) => isInView({ status_n }, view))
  expect(rowsOf('recommended')).toEqual([0, 6])
  expect(rowsOf('declined')).toEqual([3])
  for (const { view, address } of listViews) expect(viewOf(address)).toBe(view)
  expect(viewOf({ status: 'send_like', declined: false })).toBe('liked')
})

test('D-83 only the tabs of undecided and of passed-over members leave rows out', () => {
  for (const { view } of listViews) {
    const left = statusNs.filter((status_n) => !isInView({ status_n }, view))
    const out = { recommended: [3], declined: statusNs.filter((status_n) => status_n !== 3) }
    expect(left, view).toEqual(view === 'recommended' || view === 'declined' ? out[view] : [])
  }
})
