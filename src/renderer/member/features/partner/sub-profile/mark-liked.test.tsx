import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountPage } from '../../../../../../tests/support/mount-page.tsx'
import { accountEndpoint } from '../../../../../contract/calls/account.ts'
import { sendLikeEndpoint } from '../../../../../contract/calls/like.ts'
import { type DetailProfile, detailProfileEndpoint } from '../../../../../contract/calls/partner.ts'
import { timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import { endpointKey, queryClient } from '../../../api/queries.ts'
import { LikeBar } from './like-bar.tsx'
import { detailInput } from './use-detail-profile.ts'

beforeEach(() => vi.stubEnv('DEV', false))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** Presses いいねを送る and returns the calls that followed, and the likes that the page then holds. */
async function afterLike(response: object) {
  const balance = { like_remain: 3, free_like: 3, purchased_like_remain: 0, users: [] }
  const profile = { is_liked: false, can_not_liked: false, status_n: null, like_remain: 3 } as unknown as DetailProfile
  const key = endpointKey(detailProfileEndpoint, detailInput('hers'))
  queryClient.setQueryData([accountEndpoint.id], { sex: 1, uuid: 'own', send_like_count: 0 })
  queryClient.setQueryData(endpointKey(timelineEndpoint, {}), balance)
  queryClient.setQueryData(key, { success: true, profile })
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes(sendLikeEndpoint.path) ? response : balance),
  )
  const reload = vi.fn<() => void>()
  const page = mountPage(<LikeBar uuid="hers" profile={profile} onReload={reload} />, '/subprofile?uuid=hers')
  try {
    act(() => page.box.querySelector('button')?.click())
    await vi.waitFor(() => expect(queryClient.isMutating()).toBe(1))
    await act(() => vi.waitFor(() => expect(queryClient.isMutating()).toBe(0)))
    const shown = queryClient.getQueryData<{ profile: DetailProfile }>(key)?.profile
    return { reloads: reload.mock.calls.length, liked: shown?.is_liked, remain: shown?.like_remain }
  } finally {
    page.unmount()
  }
}

test('D-44 a like that was sent is shown by its response, because reading the profile may spend a view', async () => {
  expect(await afterLike({ success: true, like_remain: 7 })).toEqual({ reloads: 0, liked: true, remain: 7 })
})

test('D-44 SUB-61 a lack of likes is shown by its response; after any other refusal the profile is loaded again', async () => {
  const none = { success: false, reason: 'none', like_remain: 0 }
  expect(await afterLike(none)).toEqual({ reloads: 0, liked: false, remain: 0 })
  expect(await afterLike({ success: false, reason: 'cannot', like_remain: 3 })).toMatchObject({ reloads: 1 })
})
