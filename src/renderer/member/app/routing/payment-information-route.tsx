import { Suspense } from 'react'
import { PaymentInformationPage } from '../../features/payment/information/payment-information-page.tsx'
import { lazyWithFallback } from '../../shared/loading/loading.ts'

// Features never import each other, so the app brings the campaign of home.
const Campaign = lazyWithFallback(async () => (await import('../../features/home/dialogs/campaign.tsx')).Campaign)

/** /payment_information with the campaign popup of a man who has not paid, because he lands here (D-124). */
export function PaymentInformationRoute() {
  const campaign = (
    <Suspense>
      <Campaign />
    </Suspense>
  )
  return <PaymentInformationPage campaign={campaign} />
}
