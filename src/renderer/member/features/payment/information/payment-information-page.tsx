import { useEffect } from 'react'
import { paymentInformationEndpoint } from '../../../../../contract/calls/payment.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { Spinner } from '../../../../ui/base/spinner.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Waiting } from '../../../../ui/feedback/states.tsx'
import { PageBody } from '../../../../ui/navigation/page-body.tsx'
import { accountQuery } from '../../../api/account.ts'
import { isPaid } from '../../../api/paid.ts'
import { openPageRefreshMs, queryClient, useEndpoint } from '../../../api/queries.ts'
import { PaymentMissing } from './payment-missing.tsx'
import { rememberPlanPrice } from './plan-price.ts'
import { PaymentConfirmed } from './running-plan.tsx'

/** The page shows its own data first. */
const accountDelayMs = 1_000

/** Reloads the account once this page has loaded, so that menu and locks agree with it (PAYINFO2-15, PAYINFO2-20). */
function useFreshAccount(loaded: boolean): void {
  useEffect(() => {
    if (!loaded) return undefined
    const reload = () => void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
    const timer = setTimeout(reload, accountDelayMs)
    return () => clearTimeout(timer)
  }, [loaded])
}

/** Interval of reads after a failed one. */
const afterFailureMs = 10_000

/**
 * Page /payment_information, with or without an active plan (PAY-111 to PAY-124, PAYINFO2). It reads the plan every 20
 * seconds, and every 10 after a failure, because the plan may begin or end meanwhile. A failure is logged (PAYINFO2-16)
 * and shown: in place of the plan, or above the last one read (D-113). The app brings the campaign popup of a member
 * without a plan (D-124).
 */
export function PaymentInformationPage({ campaign }: { campaign: React.ReactNode }) {
  const query = useEndpoint(
    paymentInformationEndpoint,
    {},
    { staleTime: 0, refetchInterval: ({ state }) => (state.status === 'error' ? afterFailureMs : openPageRefreshMs) },
  )
  const { data, error } = query

  useEffect(() => {
    if (error) console.error('Failed to load the payment information.', error)
  }, [error])

  useFreshAccount(data !== undefined)

  const price = data && isPaid(data) ? data.payment_kind : null
  useEffect(() => {
    if (price !== null) rememberPlanPrice(price)
  }, [price])

  if (!data) {
    const spinner = <Spinner immediate size={32} className="mt-24" label={commonCopy.state.loading} />
    return (
      <PageBody className="justify-items-center">
        <Waiting query={query} skeleton={spinner} />
      </PageBody>
    )
  }
  return (
    <PageBody className="gap-5">
      {error && (
        <Notice tone="warn" live>
          {commonCopy.state.outdated}
        </Notice>
      )}
      {isPaid(data) ? <PaymentConfirmed payment={data} /> : <PaymentMissing payment={data} campaign={campaign} />}
    </PageBody>
  )
}
