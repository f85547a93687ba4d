// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { heldAnswer } from '../../../../../tests/support/held-answer.ts'
import { mountPage } from '../../../../../tests/support/mount-page.tsx'
import { arrived } from '../../../../../tests/support/with-hook.ts'
import { accountDetailEndpoint } from '../../../../contract/calls/profile.ts'
import { endpointKey, queryClient } from '../../api/queries.ts'
import { ProfileFormLoader } from './form-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const key = endpointKey(accountDetailEndpoint, {})

test.each([
  ['what another device has saved since', Response.json({ twitter_name: 'みお改' }), 'みお改'],
  ['what is in memory if it cannot be read again', new Response(null, { status: 404 }), 'みお'],
] as const)('D-146 a form begins with %s', async (_, response, name) => {
  vi.stubEnv('DEV', false)
  queryClient.setQueryData(key, { twitter_name: 'みお' }, { updatedAt: 1 })
  const answer = heldAnswer<Response>()
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith(accountDetailEndpoint.path) ? answer.promise : Response.json({}),
  )
  const page = mountPage(
    <ProfileFormLoader upToDate>{(detail) => <p>{detail.twitter_name}</p>}</ProfileFormLoader>,
    '/femaleform',
  )
  try {
    await arrived()
    expect(page.box.querySelector('p')).toBeNull()
    await act(async () => answer.resolve(response))
    await vi.waitFor(async () => {
      await arrived()
      expect(page.box.querySelector('p')?.textContent).toBe(name)
    })
    // A later read does not take the form away.
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    act(() => void queryClient.invalidateQueries({ queryKey: key }))
    expect(page.box.querySelector('p')?.textContent).toBe(name)
  } finally {
    page.unmount()
  }
})
