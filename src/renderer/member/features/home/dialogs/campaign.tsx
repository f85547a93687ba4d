import { Suspense, useEffect, useState } from 'react'
import { useServerNow } from '../../../api/server-time.ts'
import { lazyWithFallback } from '../../../shared/loading/loading.ts'
import { readOpened, rememberOpened } from './opened.ts'
import { nextOpening } from './queue.ts'
import { SaleCard, useSale } from './sale.tsx'

const SaleDialog = lazyWithFallback(async () => (await import('./opening-dialogs.tsx')).SaleDialog)

/** The campaign popup of an unpaid man on /payment_information: a dialog as often as on home, else a card (D-124). */
export function Campaign() {
  const nowMs = useServerNow(60_000)
  const [opened, setOpened] = useState(readOpened)
  const [open, setOpen] = useState(false)
  const campaign = useSale('/payment_information', true)
  const none = { rank: false, announcement: false, bonus: false, deadline: false }
  const next = nextOpening({ ...none, sale: campaign === undefined ? undefined : campaign !== null }, opened, nowMs)
  if (next) {
    setOpened({ thisVisit: true, lastSaleMs: nowMs })
    setOpen(true)
  }
  useEffect(() => {
    if (open) rememberOpened('sale')
  }, [open])
  if (!campaign) return null
  return open ? (
    <Suspense>
      <SaleDialog {...campaign} />
    </Suspense>
  ) : (
    <SaleCard {...campaign} />
  )
}
