import { Suspense } from 'react'
import { useServerNow } from '../../../api/server-time.ts'
import { lazyWithFallback } from '../../../shared/loading/loading.ts'
import { SaleCard, useSale } from './sale.tsx'
import { useOpening } from './use-opening.ts'

const SaleDialog = lazyWithFallback(async () => (await import('./opening-dialogs.tsx')).SaleDialog)

/** The campaign popup of an unpaid man on /payment_information: a dialog as often as on home, else a card (D-124). */
export function Campaign() {
  const campaign = useSale('/payment_information', true)
  const none = { rank: false, announcement: false, bonus: false, deadline: false }
  const sale = campaign === undefined ? undefined : campaign !== null
  const { current } = useOpening({ ...none, sale }, false, useServerNow(60_000))
  if (!campaign) return null
  return current === 'sale' ? (
    <Suspense>
      <SaleDialog {...campaign} />
    </Suspense>
  ) : (
    <SaleCard {...campaign} />
  )
}
