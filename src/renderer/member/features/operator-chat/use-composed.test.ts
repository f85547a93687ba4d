// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { heldAnswer } from '../../../../../tests/support/held-answer.ts'
import { inApp } from '../../../../../tests/support/mount-page.tsx'
import { arrived, withHook } from '../../../../../tests/support/with-hook.ts'
import { queryClient } from '../../api/queries.ts'
import { writeSession } from '../../api/session-store.ts'
import { drafts } from '../../shared/drafts.ts'
import { sendingKeyOf, useComposed } from './use-composed.ts'

type Composed = ReturnType<typeof useComposed>

/** Opens the page in a history entry, hands over its input, and leaves it. */
function inEntry(report: string, entry: string, during: (page: { readonly composed: Composed }) => void): void {
  let composed: Composed | undefined
  const Page = () => {
    composed = useComposed(report, entry)
    return null
  }
  const root = createRoot(document.createElement('div'))
  flushSync(() => root.render(createElement(QueryClientProvider, { client: queryClient }, createElement(Page))))
  during({
    get composed() {
      if (!composed) throw new Error('The page was never rendered.')
      return composed
    },
  })
  flushSync(() => root.unmount())
}

beforeEach(() => {
  sessionStorage.clear()
  writeSession({ uid: 'her@yoimachi.example', client: 'c', 'access-token': 't' })
})

test('HONA-20 text is kept as it is typed, before the page has drawn it', () => {
  inEntry('', 'one', ({ composed }) => {
    composed.setText('写真について')
    expect(drafts.read('hona.')).toBe('写真について')
  })
  inEntry('', 'one', ({ composed }) => expect(composed.text).toBe('写真について'))
})

test('HONA-20 a report that was sent is not offered again after a reload or Back, but to a new report', () => {
  const report = '通報します。'
  inEntry(report, 'one', (page) => {
    expect(page.composed.text).toBe(report)
    flushSync(() => page.composed.setText(''))
    page.composed.arrived(report)
  })
  inEntry(report, 'one', (page) => {
    expect(page.composed.text).toBe('')
    flushSync(() => page.composed.setText('続きです。'))
  })
  inEntry(report, 'one', ({ composed }) => expect(composed.text).toBe('続きです。'))
  drafts.write(`hona.${report}`, null)
  inEntry(report, 'two', ({ composed }) => expect(composed.text).toBe(report))
})

test('HONA-20 a report that arrives after the page was left is not offered again in its entry, but in a new one', () => {
  const report = '通報します。'
  let arrived: Composed['arrived'] | undefined
  inEntry(report, 'one', ({ composed }) => ({ arrived } = composed))
  drafts.write(`hona.${report}`, report)
  arrived?.(report)
  inEntry(report, 'two', ({ composed }) => expect(composed.text).toBe(report))
  inEntry('', 'three', ({ composed }) => expect(composed.text).toBe(''))
  drafts.write(`hona.${report}`, null)
  inEntry(report, 'one', ({ composed }) => expect(composed.text).toBe(''))
})

test('HONA-20 a report on its way is no part of the draft of another message, also not once it has arrived', async () => {
  const report = '通報します。'
  const answer = heldAnswer<unknown>()
  const sending = queryClient
    .getMutationCache()
    .build(queryClient, { mutationKey: sendingKeyOf(report), mutationFn: () => answer.promise })
  const sent = sending.execute({ admin_message: { content: report } })
  await withHook(
    () => useComposed('', 'two'),
    async (page) => {
      expect([page.value.onItsWay, page.value.text, drafts.read('hona.')]).toEqual([report, '', null])
      answer.resolve({})
      await act(() => sent)
      await vi.waitFor(async () => {
        await arrived()
        expect(page.value.onItsWay).toBeUndefined()
      })
      expect([page.value.text, drafts.read('hona.')]).toEqual(['', null])
    },
    (page) => inApp(page, '/hona'),
  )
})
