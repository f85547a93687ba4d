import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { get, mount } from '../../../../tests/support/mount-for-test.tsx'
import { mergeRefs } from './merge-refs.ts'

test('gives an element to refs of every kind, and takes it away when it goes', () => {
  const object = createRef<HTMLInputElement>()
  const cleanUp = vi.fn<() => void>()
  const withCleanUp = vi.fn<(element: HTMLInputElement | null) => () => void>(() => cleanUp)
  const plain = vi.fn<(element: HTMLInputElement | null) => void>()
  const refs = mergeRefs<HTMLInputElement>(object, withCleanUp, plain, undefined)
  const { unmount } = mount(<input aria-label="名前" ref={refs} />)
  const element = get('input', HTMLInputElement)
  expect(object.current).toBe(element)
  expect([withCleanUp.mock.lastCall, plain.mock.lastCall]).toEqual([[element], [element]])
  unmount()
  expect(object.current).toBeNull()
  expect(cleanUp).toHaveBeenCalledOnce()
  expect(withCleanUp).toHaveBeenCalledOnce()
  expect(plain.mock.lastCall).toEqual([null])
})
