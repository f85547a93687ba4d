import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { heldAnswer } from '../../../../../../tests/support/held-answer.ts'
import { inApp } from '../../../../../../tests/support/mount-page.tsx'
import { arrived, withHook, type HookPage } from '../../../../../../tests/support/with-hook.ts'
import { findLikePack, likePacks } from '../../../../../contract/rules/likes/like-packs.ts'
import { ApiError } from '../../../api/api-error.ts'
import { queryClient } from '../../../api/queries.ts'
import { writeSession } from '../../../api/session-store.ts'
import { store } from '../../../api/store.ts'
import { flashesAtom, flashDelayMs } from '../../../shared/flash.ts'
import { readAttempt } from './payment-attempt.ts'
import { emptyPayment, type PaymentValues } from './payment-values.ts'
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
        expect(page.value.confirmation.order !== null || done.mock.calls.length > 0).toBe(true)
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
      expect(value.confirmation.order).toEqual(isAsked ? { item: String(size), amount } : null),
    )
    expect(paid).toEqual(isAsked ? [] : [size])
  },
)

test('PAY-96 empties the form after a payment', async () => {
  let left: PaymentValues | undefined
  await pay(10, ({ value }) => (left = value.form.getValues()))
  expect(left).toEqual(emptyPayment)
})

type Post = Parameters<typeof useCardPayment>[0]['post']

/** Holds the answer of a payment until the test gives it. */
function heldPayment() {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, result: { token: 'tok' } }))
  const answer = heldAnswer<Awaited<ReturnType<Post>>>()
  const paid = vi.fn<Post>(() => answer.promise)
  const done = vi.fn<(isLeft: boolean, choice: string) => void>()
  const usePayment = () =>
    useCardPayment({
      way: 'server',
      choiceMissing: 'パックを選択してください。',
      order: (choice) => ({ item: choice, amount: findLikePack(Number(choice))?.price ?? 0 }),
      siteIdOf: () => '7',
      post: paid,
      onDone: done,
    })
  const begin = async (page: HookPage<CardPayment>) => {
    act(() => {
      page.value.form.reset({ ...card, choice: '10' })
      page.value.submit()
    })
    await vi.waitFor(async () => {
      await arrived()
      expect(paid).toHaveBeenCalledOnce()
    })
  }
  return { answer, paid, done, usePayment, begin }
}

test('D-67 D-112 what was paid stays what it was, whatever is chosen or typed before the answer', async () => {
  const { answer, paid, done, usePayment, begin } = heldPayment()
  await withHook(
    usePayment,
    async (page) => {
      await begin(page)
      act(() => page.value.form.reset({ ...card, number: '5555555555554444', choice: '30' }))
      answer.resolve({ success: true, state: 1 })
      await vi.waitFor(async () => {
        await arrived()
        expect(done).toHaveBeenCalledWith(false, '10')
      })
      expect(paid.mock.calls[0]?.[2].card.number).toBe(card.number)
    },
    (page) => inApp(page),
  )
})

test('D-67 the bank gets the order that was sent, not one that was chosen meanwhile', async () => {
  const { answer, usePayment, begin } = heldPayment()
  writeSession({ uid: 'man@yoimachi.example', client: 'c', 'access-token': 't' })
  await withHook(
    usePayment,
    async (page) => {
      await begin(page)
      act(() => page.value.form.reset({ ...card, number: '5555555555554444', choice: '30' }))
      const bank = { threeSecureRedirectMethod: 'POST', threeSecureRedirectUrl: 'https://bank.example/' } as const
      answer.resolve({ success: true, state: 2, ...bank })
      await vi.waitFor(async () => {
        await arrived()
        expect(readAttempt()).toMatchObject({ choice: '10', item: '10', lastFour: '4242' })
      })
    },
    (page) => inApp(page),
  )
})

test('D-110 D-113 a payment stays busy on a page that is opened again, where its failure is said', async () => {
  const { answer, paid, usePayment, begin } = heldPayment()
  await withHook(usePayment, begin, (page) => inApp(page))
  await withHook(
    usePayment,
    async (page) => {
      expect(page.value.busy).toBe(true)
      act(() => {
        page.value.form.reset({ ...card, choice: '10' })
        page.value.submit()
      })
      await arrived()
      expect(paid).toHaveBeenCalledOnce()
      vi.useFakeTimers({ shouldAdvanceTime: true })
      answer.reject(new ApiError('API-68', 'response', 422, { msg: '24時間に1回まで購入できます。' }))
      await vi.waitFor(() => expect(page.value.busy).toBe(false))
      await act(() => vi.advanceTimersByTimeAsync(flashDelayMs))
      expect(store.get(flashesAtom)).toMatchObject([{ text: '24時間に1回まで購入できます。', tone: 'error' }])
      vi.useRealTimers()
    },
    (page) => inApp(page),
  )
})
