import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { inApp } from '../../../../../../tests/support/mount-page.tsx'
import { arrived, withHook, type HookPage } from '../../../../../../tests/support/with-hook.ts'
import { findLikePack, likePacks } from '../../../../../contract/rules/like-packs.ts'
import { queryClient } from '../../../api/queries.ts'
import { emptyPayment, type PaymentValues } from './payment-attempt.ts'
import { useCardPayment, type CardPayment } from './use-card-payment.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
})

const card = { number: '4242424242424242', name: 'TARO YOI', expMonth: '12', expYear: '30', cvv2: '123' }

/** Pays for a pack with a valid card. Calls `then` with the form after the payment or its confirmation question. */
async function pay(size: number, then: (page: HookPage<CardPayment>) => unknown): Promise<number[]> {
  const paid: number[] = []
  const done = vi.fn<() => void>()
  vi.stubGlobal('fetch', async () => Response.json({ success: true, result: { token: 'tok' } }))
  const useForm = () =>
    useCardPayment({
      way: 'server',
      choiceMissing: 'パックを選択してください。',
      order: (choice) => ({ item: choice, amount: findLikePack(Number(choice))?.price ?? 0 }),
      siteIdOf: () => '7',
      post: (_, choice) => {
        paid.push(Number(choice))
        return Promise.resolve({ success: true, state: 1 })
      },
      onDone: done,
    })
  await withHook(
    useForm,
    async (page) => {
      const values: PaymentValues = { ...card, choice: String(size) }
      act(() => {
        page.value.form.reset(values)
        page.value.submit()
      })
      await vi.waitFor(async () => {
        await arrived()
        expect(page.value.asking !== null || done.mock.calls.length > 0).toBe(true)
      })
      then(page)
    },
    (page) => inApp(page),
  )
  return paid
}

test.each(likePacks.map(({ plan, price }) => [price, plan, price >= 8000] as const))(
  'D-75 confirms %i yen for %i likes: %s',
  async (amount, size, isAsked) => {
    const paid = await pay(size, ({ value }) =>
      expect(value.asking).toEqual(isAsked ? { item: String(size), amount } : null),
    )
    expect(paid).toEqual(isAsked ? [] : [size])
  },
)

test('PAY-96 empties the form after a payment', async () => {
  let left: PaymentValues | undefined
  await pay(10, ({ value }) => (left = value.form.getValues()))
  expect(left).toEqual(emptyPayment)
})
