import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { paymentInformationEndpoint } from '../../../../contract/calls/payment.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { Spinner } from '../../../ui/base/button.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { accountQuery } from '../../api/account.ts'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { PaymentConfirmed, PaymentMissing } from './result/payment-states.tsx'

const accountDelayMs = 1_000
const againMs = 10_000

/**
 * /payment_information, confirmed or not (PAY-111 to PAY-124, PAYINFO2). A failure is only logged and the spinner stays
 * (PAYINFO2-16, PAYINFO2-17); the call is made again in the background, so that it is no dead end.
 */
export function PaymentInformationPage() {
  const queryClient = useQueryClient()
  const { data, error } = useEndpoint(
    paymentInformationEndpoint,
    {},
    { staleTime: 0, refetchInterval: (query) => (query.state.status === 'error' ? againMs : false) },
  )
  const loaded = data !== undefined

  useEffect(() => {
    if (error) console.error('Failed to load the payment information.', error)
  }, [error])

  useEffect(() => {
    if (!loaded) return undefined
    // Once, so that stored payment_conf, menu and locks agree with what this page shows (PAYINFO2-15, PAYINFO2-20).
    const reload = () => void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
    const timer = setTimeout(reload, accountDelayMs)
    return () => clearTimeout(timer)
  }, [loaded, queryClient])

  if (!data) {
    return (
      <PageBody className="justify-items-center">
        <Spinner immediate size={32} className="mt-24" label={commonCopy.state.loading} />
      </PageBody>
    )
  }
  return (
    <PageBody className="gap-5">
      {data.payment_conf === 1 ? <PaymentConfirmed payment={data} /> : <PaymentMissing payment={data} />}
    </PageBody>
  )
}
