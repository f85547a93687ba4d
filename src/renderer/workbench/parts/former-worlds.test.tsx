import { expect, test, vi } from 'vitest'
import { get, mount } from '../../../../tests/support/mount-for-test.tsx'
import { momentsOfWorld, presentPath } from '../hub/world/history-paths.ts'
import { foldFormer, FormerFold } from './former-worlds.tsx'

const start = { id: 1, parent: null, kind: 'start' } as const
const moments = [
  start,
  { id: 2, parent: 1, kind: 'call' },
  { id: 3, parent: 2, kind: 'load' },
  { id: 4, parent: 3, kind: 'call' },
  { id: 5, parent: 3, kind: 'jump' },
] as const

test('the present world begins with its load; a left branch belongs to the world but not to the path', () => {
  expect([...presentPath({ moments, present: 5 })]).toEqual([5, 3])
  expect([...momentsOfWorld({ moments, present: 5 })]).toEqual([3, 4, 5])
  expect([...presentPath({ moments, present: 2 })]).toEqual([2, 1])
  expect([...momentsOfWorld({ moments, present: 2 })]).toEqual([1, 2])
})

test('moments whose beginning was forgotten form one world', () => {
  const rest = moments.slice(1, 2).map((moment) => ({ ...moment, parent: null }))
  expect([...presentPath({ moments: rest, present: 2 })]).toEqual([2])
  expect([...momentsOfWorld({ moments: rest, present: 2 })]).toEqual([2])
})

test('folds items of former worlds below the present world, with their number', () => {
  const items = [{ at: 3 }, { at: 9 }, { at: 2 }]
  const isPresent = ({ at }: { at: number }) => at < 5
  expect(foldFormer(items, isPresent, false)).toEqual([{ at: 3 }, { at: 2 }, { fold: 1 }])
  expect(foldFormer(items, isPresent, true)).toEqual([{ at: 3 }, { at: 2 }, { fold: 1 }, { at: 9 }])
  expect(foldFormer(items, () => true, false)).toBe(items)
})

test('the fold of former worlds says their number, and whether it is open', () => {
  const onPress = vi.fn<() => void>()
  const { unmount } = mount(<FormerFold fold={2128} isOpen={false} onPress={onPress} />)
  const button = get('button')
  expect(button.textContent).toBe('前の世界（2,128件）')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  button.click()
  expect(onPress).toHaveBeenCalledOnce()
  unmount()
})
