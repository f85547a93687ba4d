import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { paymentInformationEndpoint } from '../../../../../contract/calls/payment.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { LanternScene } from '../../../../ui/brand/scenes.tsx'
import { accountQuery, type Account } from '../../../api/account.ts'
import { hasLogin } from '../../../api/session-store.ts'
import { useEndpoint } from '../../../api/use-endpoint.ts'
import { useSession } from '../../../api/use-session.ts'
import { forgetAttempt, readAttempt } from '../card/payment-attempt.ts'
import { paymentCopy } from '../copy.ts'
import { PaymentOutcome } from '../payment-outcome.tsx'
import { PaymentReceipt } from './payment-receipt.tsx'

const copy = paymentCopy.success
/** How often a payment is asked for that is not confirmed yet. */
const againMs = 5_000

/**
 * /payment_success, where the bank leads back to after a paid plan (PAY-106, PAY-107). Open to everybody: the receipt and
 * the way on are for whoever is logged in, the login for whoever is not (D-67).
 */
export function PaymentSuccessPage() {
  const queryClient = useQueryClient()
  const loggedIn = hasLogin(useSession())
  const [attempt] = useState(readAttempt)
  const { data, error } = useEndpoint(
    paymentInformationEndpoint,
    {},
    {
      enabled: loggedIn,
      staleTime: 0,
      refetchInterval: (query) => (query.state.data?.payment_conf === 1 ? false : againMs),
    },
  )
  const known = loggedIn && error?.status !== 401
  const paid = data?.payment_conf === 1
  const { data: account } = useQuery({ ...accountQuery, enabled: loggedIn && paid })

  useEffect(() => {
    if (!paid) return
    forgetAttempt()
    void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
  }, [paid, queryClient])

  return (
    <PaymentOutcome
      icon="check"
      scene={<LanternScene />}
      title={copy.text}
      lead={known && data && (paid ? account && leadFor(account) : copy.pending)}
      action={
        known ? (
          <>
            <Button render={<Link to="/home" />}>{copy.start}</Button>
            <Button tone="text" size="m" render={<Link to="/payment_information" />}>
              {copy.toInformation}
            </Button>
          </>
        ) : (
          <Button render={<Link to="/" />}>{copy.login}</Button>
        )
      }
    >
      {known && data && paid && <PaymentReceipt payment={data} attempt={attempt} />}
    </PaymentOutcome>
  )
}

function leadFor({ sex, age_conf }: Account): string {
  if (age_conf !== 2) return copy.leadUnverified
  return sex === 2 ? copy.leadWoman : copy.lead
}
