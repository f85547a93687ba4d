import { useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { inApp } from '../../../../../tests/support/mount-page.tsx'
import { withHook } from '../../../../../tests/support/with-hook.ts'
import { accountEndpoint } from '../../../../contract/calls/account.ts'
import { partnerEndpoint } from '../../../../contract/calls/partner.ts'
import { StatusN } from '../../../../contract/enums/pairing.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { endpointKey, queryClient } from '../../api/queries.ts'
import { store } from '../../api/store.ts'
import { flashesAtom } from '../flash.ts'
import { partnerInput } from '../partner-profile.ts'
import { useRefusalNotice } from './use-refusal-notice.ts'

const key = endpointKey(partnerEndpoint, partnerInput(7))
const profileWith = (status_n: StatusN) => ({ profile: {}, recommend: { id: 5, status_n } })

afterEach(() => {
  queryClient.clear()
  store.set(flashesAtom, [])
})

/** The notice on a page that shows the pairing and another part, whose next response never comes. */
function useNotice() {
  useQuery({ queryKey: key, queryFn: async () => profileWith(StatusN.contact), staleTime: Infinity })
  useQuery({ queryKey: ['other part'], queryFn: () => new Promise<object>(() => {}), staleTime: Infinity })
  return useRefusalNotice(5)
}

test('D-113 says how a pairing stands while another part of the page still loads', async () => {
  queryClient.setQueryData([accountEndpoint.id], { sex: 2, payment_conf: 0 })
  queryClient.setQueryData(key, profileWith(StatusN.new))
  queryClient.setQueryData(['other part'], {})
  vi.stubGlobal('fetch', () => new Promise<Response>(() => {}))
  await withHook(
    useNotice,
    async (page) => {
      await act(() => page.value.show('ok', page.value.shown()))
      await vi.waitFor(
        () => expect(store.get(flashesAtom).map(({ text }) => text)).toEqual([recommendationCopy.refused.matched]),
        { timeout: 3_000 },
      )
    },
    (page) => inApp(page, '/profile?id=7'),
  )
  vi.unstubAllGlobals()
})
