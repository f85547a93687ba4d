import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { paymentInformationEndpoint } from '../../../../contract/calls/payment.ts'
import { Button } from '../../../ui/base/button.tsx'
import { LanternScene } from '../../../ui/brand/scenes.tsx'
import { type Account, accountQuery } from '../../api/account.ts'
import { isPaid } from '../../api/paid.ts'
import { queryClient, useEndpoint } from '../../api/queries.ts'
import { hasLogin, useSession } from '../../api/session-store.ts'
import { openSteps } from '../../shared/open-steps.ts'
import { forgetReceipt } from '../../shared/payment/receipt.ts'
import { forgetAttempt, readAttempt } from './card/payment-attempt.ts'
import { paymentCopy } from './copy.ts'
import { paymentLead } from './payment-lead.ts'
import { PaymentOutcome } from './payment-outcome.tsx'
import { PaymentReceipt } from './payment-receipt.tsx'

const successCopy = paymentCopy.success

/** Pause between two reads while the bank's answer is not in the payment information. */
const againMs = 5_000

/** Page /payment_success, where the bank returns to (PAY-106, PAY-107); visitors see the login (D-67). */
export function PaymentSuccessPage() {
  const loggedIn = hasLogin(useSession())
  const [attempt] = useState(readAttempt)
  const { data, error } = useEndpoint(
    paymentInformationEndpoint,
    {},
    {
      enabled: loggedIn,
      staleTime: 0,
      refetchInterval: (query) => (query.state.data && isPaid(query.state.data) ? false : againMs),
    },
  )
  const isMember = loggedIn && error?.status !== 401
  const paid = data !== undefined && isPaid(data)
  const { data: account } = useQuery({ ...accountQuery, enabled: loggedIn && paid })

  useEffect(() => {
    if (!paid) return
    forgetAttempt()
    // This page is the receipt; one of an earlier payment would contradict it.
    forgetReceipt()
    void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
  }, [paid])

  const paidAccount = paid ? account : undefined
  const lead = () => {
    if (!data) return undefined
    if (!paid) return successCopy.pending
    return account && paymentLead(account)
  }
  return (
    <PaymentOutcome
      icon="check"
      scene={<LanternScene />}
      title={successCopy.text}
      lead={isMember && lead()}
      action={isMember ? <MemberLinks paidAccount={paidAccount} /> : <LoginLink />}
    >
      {isMember && paid && (
        // One that was given up at the bank, of a pack or another plan, is not what was paid.
        <PaymentReceipt payment={data} attempt={attempt?.item === data.course_name ? attempt : null} />
      )}
    </PaymentOutcome>
  )
}

/** Leads a member who has paid to the next open step, and to the payment. */
function MemberLinks({ paidAccount }: { paidAccount: Account | undefined }) {
  const nextStep = paidAccount && openSteps(paidAccount)[0]
  return (
    <>
      <Button render={<Link to={nextStep ?? '/home'} />}>{successCopy.start}</Button>
      <Button tone="text" size="m" render={<Link to="/payment_information" />}>
        {successCopy.toInformation}
      </Button>
    </>
  )
}

const LoginLink = () => <Button render={<Link to="/" />}>{successCopy.login}</Button>
