import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { get } from '../../../../../tests/support/mount-for-test.tsx'
import { mountPage } from '../../../../../tests/support/mount-page.tsx'
import { arrived } from '../../../../../tests/support/with-hook.ts'
import { accountEndpoint } from '../../../../contract/calls/account.ts'
import { queryClient } from '../../api/queries.ts'
import { RequestPanel } from './request-panel.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** Returns the panel's text after the server's response to a request. */
async function textAfter(response: object): Promise<string> {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/api/rankrequest') ? Response.json(response) : new Response(null, { status: 404 }),
  )
  queryClient.setQueryData([accountEndpoint.id], { applicatable: true, rank: 'D', rank_req_flag: 0 })
  const page = mountPage(<RequestPanel openCriteria={0} />)
  try {
    act(() => get('button', HTMLButtonElement).click())
    await vi.waitFor(async () => {
      await arrived()
      expect(page.box.querySelector('[role=status], [role=alert]')?.textContent).toBeTruthy()
    })
    return page.box.textContent
  } finally {
    page.unmount()
  }
}

// Production accepts a response without state; in development, the contract rejects it first.
test.each([false, true])(
  'RANK-09 a response without state shows the retry text (development: %s)',
  async (development) => {
    vi.stubEnv('DEV', development)
    const text = await textAfter({ success: true })
    expect(text).toContain('しばらく経ってから再度申請してください。')
    expect(text).not.toContain('申請を受け付けました')
  },
)

test('RANK-08 a response with state 1 counts as accepted', async () => {
  const text = await textAfter({ success: true, state: 1 })
  expect(text).toContain('申請を受け付けました')
  expect(text).not.toContain('しばらく経ってから再度申請してください。')
})
