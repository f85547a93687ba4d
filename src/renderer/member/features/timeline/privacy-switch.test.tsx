import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { heldAnswer } from '../../../../../tests/support/held-answer.ts'
import { get } from '../../../../../tests/support/mount-for-test.tsx'
import { mountPage } from '../../../../../tests/support/mount-page.tsx'
import { arrived } from '../../../../../tests/support/with-hook.ts'
import { accountEndpoint } from '../../../../contract/calls/account.ts'
import { hiddenModeEndpoint, type Timeline, timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import { endpointKey, queryClient, useEndpoint } from '../../api/queries.ts'
import { PrivacySwitch } from './privacy-switch.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

function Page() {
  const { data } = useEndpoint(timelineEndpoint, {}, { staleTime: 0 })
  return data && <PrivacySwitch timeline={data} />
}

test('TL-11 a list that was asked for before the press does not turn the switch back', async () => {
  // Production takes the few fields that the switch reads.
  vi.stubEnv('DEV', false)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const timeline = { payment_confirmation: 1, hidden_mode: false } as Timeline
  queryClient.setQueryData([accountEndpoint.id], { sex: 2 })
  queryClient.setQueryData(endpointKey(timelineEndpoint, {}), timeline)
  const list = heldAnswer<Response>()
  vi.stubGlobal('fetch', (url: string) => {
    if (url.includes(timelineEndpoint.path)) return list.promise
    const isSwitch = url.includes(hiddenModeEndpoint.path)
    return Promise.resolve(isSwitch ? Response.json({ success: true, hidden_mode: true }) : Response.json({ sex: 2 }))
  })
  const page = mountPage(<Page />, '/timeline')
  try {
    await arrived()
    act(() => get('input', HTMLInputElement).click())
    await arrived()
    list.resolve(Response.json(timeline))
    await vi.waitFor(async () => {
      await arrived()
      expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0)
    })
    expect(get('input', HTMLInputElement).checked).toBe(true)
  } finally {
    page.unmount()
  }
})
