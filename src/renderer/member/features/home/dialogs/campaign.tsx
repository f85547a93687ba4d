import { Suspense } from 'react'
import { useServerNow } from '../../../api/server-time.ts'
import { lazyWithFallback } from '../../../shared/loading/loading.ts'
import { SaleCard } from './opening-cards.tsx'
import { useOpening } from './use-opening.ts'
import { useSale } from './use-sale.ts'

const SaleDialog = lazyWithFallback(async () => (await import('./opening-dialogs.tsx')).SaleDialog)

/** Nothing but the campaign opens there. */
const noOthers = { rank: false, announcement: false, bonus: false, deadline: false }

/** The campaign popup of an unpaid man on /payment_information: a dialog as often as on home, else a card (D-124). */
export function Campaign() {
  const campaign = useSale('/payment_information', true)
  const sale = campaign === undefined ? undefined : campaign !== null
  const { current } = useOpening({ ...noOthers, sale }, false, useServerNow(60_000))
  if (!campaign) return null
  return current === 'sale' ? (
    <Suspense>
      <SaleDialog {...campaign} />
    </Suspense>
  ) : (
    <SaleCard {...campaign} />
  )
}
