import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { get } from '../../../../../tests/support/mount-for-test.tsx'
import { mountPage } from '../../../../../tests/support/mount-page.tsx'
import { arrived } from '../../../../../tests/support/with-hook.ts'
import { accountEndpoint } from '../../../../contract/calls/account.ts'
import { queryClient } from '../../api/query-client.ts'
import { RequestPanel } from './rank-request-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** What the panel says once the server has answered a request. */
async function textAfter(answer: object): Promise<string> {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/api/rankrequest') ? Response.json(answer) : new Response(null, { status: 404 }),
  )
  queryClient.setQueryData([accountEndpoint.id], { applicatable: true, rank: 'D', rank_req_flag: 0 })
  const page = mountPage(<RequestPanel />)
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

// A deployed app goes on with what the server sent; in development the contract refuses it first.
test.each([false, true])(
  'RANK-09 an answer without its state asks for later (development: %s)',
  async (development) => {
    vi.stubEnv('DEV', development)
    const text = await textAfter({ success: true })
    expect(text).toContain('しばらく経ってから再度申請してください。')
    expect(text).not.toContain('申請を受け付けました')
  },
)

test('RANK-08 an answer with state 1 is accepted', async () => {
  const text = await textAfter({ success: true, state: 1 })
  expect(text).toContain('申請を受け付けました')
  expect(text).not.toContain('しばらく経ってから再度申請してください。')
})
