// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { withHook } from '../../../../../../tests/support/with-hook.ts'
import { useCropping } from './use-cropping.ts'

const photo = new File(['a'], 'a.jpg', { type: 'image/jpeg' })

afterEach(() => vi.restoreAllMocks())

/** Object URLs that are still held after each step. */
async function heldUrls(...steps: ((cropping: ReturnType<typeof useCropping>) => void)[]) {
  let made = 0
  const held = new Set<string>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const url = `blob:${(made += 1)}`
    held.add(url)
    return url
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void held.delete(url))
  const counts: number[] = []
  await withHook(useCropping, (page) => {
    for (const step of steps) {
      act(() => step(page.value))
      counts.push(held.size)
    }
  })
  return [...counts, held.size]
}

test('releases the photo when the cropping ends, and when another photo takes its place', async () => {
  const counts = await heldUrls(
    ({ beginCropping }) => beginCropping(1, photo),
    ({ beginCropping }) => beginCropping(2, photo),
    ({ endCropping }) => endCropping(),
  )
  expect(counts).toEqual([1, 1, 0, 0])
})

test('releases the photo when the page is left while it is cropped', async () => {
  expect(await heldUrls(({ beginCropping }) => beginCropping(1, photo))).toEqual([1, 0])
})
