import { act, Suspense, use } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mountPage } from '../../../../../tests/support/mount-page.tsx'
import { PaymentConfirmPage } from './payment-confirm-page.tsx'

beforeEach(() => sessionStorage.clear())

const noteArrival = () => sessionStorage.setItem('yoimachi.bank', JSON.stringify({ arrived: '/payment_success?id=5' }))

test('PAY-103 a page that React draws twice on its way back still opens the result', async () => {
  noteArrival()
  let isReady = () => {}
  const ready = new Promise<void>((resolve) => (isReady = resolve))
  const Late = () => use(ready) ?? null
  // What waits beside the page makes React drop its first drawing.
  const page = await act(async () =>
    mountPage(
      <Suspense>
        <PaymentConfirmPage />
        <Late />
      </Suspense>,
      '/payment_confirm',
    ),
  )
  await act(async () => isReady())
  await vi.waitFor(() => expect(page.location().pathname).not.toBe('/payment_confirm'))
  expect(page.location().pathname + page.location().search).toBe('/payment_success?id=5')
  page.unmount()
})

test('PAY-103 the result opens once; a step back leads to the form', async () => {
  noteArrival()
  const first = mountPage(<PaymentConfirmPage />, '/payment_confirm')
  await vi.waitFor(() => expect(first.location().pathname).toBe('/payment_success'))
  first.unmount()
  const second = mountPage(<PaymentConfirmPage />, '/payment_confirm')
  await vi.waitFor(() => expect(second.location().pathname).toBe('/payment_select'))
  second.unmount()
})
