// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { withHook } from '../../../../../tests/support/with-hook.ts'
import { useDocument } from './use-document.ts'

const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type })

test('AGE-17 the latest choice is the document, even when an earlier picture takes longer to redraw', () => {
  const redrawn = new Map<Blob, (picture: Blob) => void>()
  const redraw = (source: Blob) => new Promise<Blob>((resolve) => redrawn.set(source, resolve))
  const [large, masked] = [file('large.jpg'), file('masked.jpg')]
  return withHook(
    () => useDocument(redraw),
    async (page) => {
      const [picture, wanted] = [new Blob(['large']), new Blob(['masked'])]
      await act(async () => void page.value.choose(large))
      await act(async () => void page.value.choose(masked))
      await act(async () => redrawn.get(masked)?.(wanted))
      await act(async () => redrawn.get(large)?.(picture))
      expect(page.value.picture?.blob).toBe(wanted)
      // Refused at once, while the next one is redrawn.
      await act(async () => void page.value.choose(large))
      await act(async () => void page.value.choose(file('notes.txt', 'text/plain')))
      await act(async () => redrawn.get(large)?.(picture))
      expect([page.value.picture, page.value.fault]).toEqual([null, 'kind'])
    },
  )
})
