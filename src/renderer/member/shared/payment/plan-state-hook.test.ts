// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arrived, withHook } from '../../../../../tests/support/with-hook.ts'
import type { PaymentInformation } from '../../../../contract/calls/payment.ts'
import { clearSession, writeSession } from '../../api/session-store.ts'
import { usePlanState } from './plan-state.ts'

beforeEach(() => {
  localStorage.clear()
  writeSession({ uid: 'her@yoimachi.example', client: 'c', 'access-token': 't' })
})

afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

const paid: PaymentInformation = {
  payment_id: '1',
  payment_pass: '12345678',
  payment_conf: 1,
  payment_kind: 3_000,
  payment_resource: 'card',
  last_payment_date: '2026-11-01T12:00:00.000+09:00',
  next_payment_date: '2026-12-01T12:00:00.000+09:00',
  course_name: '1ヶ月プラン',
  listed: true,
  email: 'him@yoimachi.example',
  site_id: '1',
}

test('D-66 requests the plan only for pages that show it', async () => {
  let asked = 0
  vi.stubGlobal('fetch', async (url: string) => {
    const isPlan = url.endsWith('/api/payment_information')
    asked += Number(isPlan)
    return Response.json(isPlan ? paid : {})
  })
  const client = new QueryClient()
  const open = (enabled: boolean, during: Parameters<typeof withHook<ReturnType<typeof usePlanState>>>[1]) =>
    withHook(
      () => usePlanState(enabled),
      during,
      (page) => createElement(QueryClientProvider, { client }, page),
    )
  await open(false, (page) => expect(page.value).toEqual({ state: undefined, isPending: false }))
  expect(asked).toBe(0)
  await open(true, async (page) => {
    expect(page.value).toEqual({ state: undefined, isPending: true })
    await act(() => vi.waitFor(() => expect(client.isFetching()).toBe(0)))
    await arrived()
    expect(page.value).toEqual({ state: 'running', isPending: false })
  })
  await open(true, async (page) => {
    expect(page.value).toEqual({ state: 'running', isPending: false })
    await act(() => vi.waitFor(() => expect([asked, client.isFetching()]).toEqual([2, 0])))
    await arrived()
  })
  client.clear()
})
