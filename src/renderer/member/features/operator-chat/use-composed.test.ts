// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { queryClient } from '../../api/queries.ts'
import { writeSession } from '../../api/session-store.ts'
import { drafts } from '../../shared/drafts.ts'
import { useComposed } from './use-composed.ts'

test('HONA-20 text is kept as it is typed, before the page has drawn it', () => {
  writeSession({ uid: 'her@yoimachi.example', client: 'c', 'access-token': 't' })
  let composed: ReturnType<typeof useComposed> | undefined
  const Page = () => {
    composed = useComposed('hona.', '')
    return null
  }
  const root = createRoot(document.createElement('div'))
  const page = createElement(QueryClientProvider, { client: queryClient }, createElement(Page))
  flushSync(() => root.render(page))
  composed?.setText('写真について')
  expect(drafts.read('hona.')).toBe('写真について')
  flushSync(() => root.render(null))
  flushSync(() => root.render(page))
  expect(composed?.text).toBe('写真について')
  root.unmount()
})
