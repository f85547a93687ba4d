// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { inApp } from '../../../../../../tests/support/mount-page.tsx'
import { arrived, withHook } from '../../../../../../tests/support/with-hook.ts'
import { accountEndpoint } from '../../../../../contract/calls/account.ts'
import { loginBonusEndpoint } from '../../../../../contract/calls/login-bonus.ts'
import { timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import { queryClient } from '../../../api/queries.ts'
import { useLoginBonus } from './use-login-bonus.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
  sessionStorage.clear()
})

const inPage = (page: ReactNode) => inApp(page, '/home')

/** The account as it was read last; only the fields that the hook reads. */
async function show(login_bonus: 0 | 1) {
  queryClient.setQueryData([accountEndpoint.id], { login_bonus, login_bonus_amount: login_bonus * 3 })
  await arrived()
}

/** Answers each claim with three likes, and counts the claims. */
function bonusServer() {
  const claimed = vi.fn<() => Response>(() => Response.json({ success: true, amount: 3 }))
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith(loginBonusEndpoint.path) ? claimed() : new Response(null, { status: 404 }),
  )
  return claimed
}

test('BONUS-01 D-43 the likes of a received bonus are read at once, which home has read before the claim', async () => {
  bonusServer()
  const balance = [timelineEndpoint.id, {}]
  queryClient.setQueryData(balance, { like_remain: 0 })
  await show(0)
  await withHook(
    useLoginBonus,
    () => vi.waitFor(() => expect(queryClient.getQueryState(balance)?.isInvalidated).toBe(true)),
    inPage,
  )
})

test.each([
  ['claimed on this page', 0],
  ['claimed before it opened', 1],
] as const)('BONUS-02 D-43 home that stays open claims the bonus of a new day after one %s', async (_, claimed) => {
  const claim = bonusServer()
  await show(claimed)
  await withHook(
    useLoginBonus,
    async (page) => {
      const settled = (likes: number) =>
        vi.waitFor(async () => {
          await arrived()
          expect(page.value.likes).toBe(likes)
        })
      await settled(claimed === 0 ? 3 : 0)
      act(() => page.value.dismiss())
      await show(1)
      expect(page.value.likes).toBe(0)
      await show(0)
      await settled(3)
      await show(1)
      expect([page.value.likes, claim.mock.calls.length]).toEqual([3, claimed === 0 ? 2 : 1])
    },
    inPage,
  )
})
