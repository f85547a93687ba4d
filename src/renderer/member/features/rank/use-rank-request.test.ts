// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { heldAnswer } from '../../../../../tests/support/held-answer.ts'
import { inApp } from '../../../../../tests/support/mount-page.tsx'
import { arrived, withHook } from '../../../../../tests/support/with-hook.ts'
import { rankRequestEndpoint } from '../../../../contract/calls/rank.ts'
import { queryClient } from '../../api/queries.ts'
import { useRankRequest } from './use-rank-request.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  queryClient.clear()
})

const inPage = (page: ReactNode) => inApp(page, '/rankrequest')

test('RANK-04 D-113 a page that is opened again during a request knows that one is on its way', async () => {
  vi.stubEnv('DEV', false)
  const answer = heldAnswer<Response>()
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes(rankRequestEndpoint.path) ? answer.promise : Response.json({ rank_req_flag: 0 }),
  )
  await withHook(
    useRankRequest,
    async (former) => {
      act(() => former.value.send())
      await withHook(
        useRankRequest,
        async (page) => {
          await vi.waitFor(async () => {
            await arrived()
            expect(page.value.isSending).toBe(true)
          })
          answer.resolve(Response.json({ success: true, state: 1 }))
          await vi.waitFor(async () => {
            await arrived()
            expect(page.value.isSending).toBe(false)
          })
        },
        inPage,
      )
    },
    inPage,
  )
})
