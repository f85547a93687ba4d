import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { get, type } from '../../../../../../tests/support/mount-for-test.tsx'
import { mountPage } from '../../../../../../tests/support/mount-page.tsx'
import { accountEndpoint } from '../../../../../contract/calls/account.ts'
import { queryClient } from '../../../api/queries.ts'
import { IntroductionStep } from './introduction-step.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

test.each([50, 51, 500])('RANK-34 sends a description of %i characters unchanged', async (length) => {
  const text = 'あ'.repeat(length - 1) + '終'
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { readonly body?: string } = {}) => {
    if (!url.endsWith('/api/user/propensity_update')) return new Response(null, { status: 404 })
    sent.push(JSON.parse(body ?? 'null'))
    return Response.json({ success: true, rank: 'E' })
  })
  queryClient.setQueryData([accountEndpoint.id], { id: 7 })
  const page = mountPage(<IntroductionStep />)
  type(get('textarea', HTMLTextAreaElement), text)
  act(() => get('form', HTMLFormElement).requestSubmit())
  await act(() => vi.waitFor(() => expect(sent).toHaveLength(1)))
  page.unmount()
  expect(sent).toEqual([{ user: { id: 7, maleraw_attributes: { propensity: text } } }])
})
