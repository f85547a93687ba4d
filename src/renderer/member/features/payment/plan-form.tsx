import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { type PaymentInformation, paymentInformationEndpoint } from '../../../../contract/calls/payment.ts'
import { findPlan, type Plan } from '../../../../contract/rules/plans.ts'
import { ApiError } from '../../api/api-error.ts'
import { useConfig } from '../../api/config.ts'
import { isPaid } from '../../api/paid.ts'
import { endpointKey, queryClient } from '../../api/queries.ts'
import { serverNow } from '../../api/server-time.ts'
import { showFlash } from '../../shared/flash.ts'
import { sendWrite } from '../../shared/outcome/send-write.ts'
import { payWrite } from '../../shared/outcome/writes/payment.ts'
import { forgetReceipt, keepReceipt, readReceipt, type Receipt } from '../../shared/payment/receipt.ts'
import { useCardPayment } from './card/use-card-payment.ts'
import { paymentCopy } from './copy.ts'
import { OrderForm } from './order-form.tsx'
import { PlanChoice, PlanSummary } from './plan-choice.tsx'
import { chargedNow } from './plan-offer.ts'

const copy = paymentCopy.select

/**
 * Keeps the receipt that home begins with (D-112) before the payment is sent, because it may be done after a reload, or
 * after its page has read that it was not. Home shows it once a plan runs. A refusal brings back the receipt before it.
 */
async function withReceipt<Result>(receipt: Receipt, pay: () => Promise<Result>): Promise<Result> {
  const before = readReceipt(serverNow())
  keepReceipt(receipt)
  try {
    return await pay()
  } catch (error) {
    if (error instanceof ApiError && error.outcome === 'refused') {
      if (before) keepReceipt(before)
      else forgetReceipt()
    }
    throw error
  }
}

/** Flashes the success and keeps the receipt that home begins with (PAY-97, D-112). */
function showPaid(plan: string, amount: number): void {
  keepReceipt({ plan, amount, period: null })
  showFlash({ text: paymentCopy.done })
}

/** Payment state of a payment whose answer was lost, which was read instead. */
function readRunningPlan() {
  const known = queryClient.getQueryData<PaymentInformation>(endpointKey(paymentInformationEndpoint, {}))
  return known && isPaid(known) ? known : undefined
}

interface PlanFormProps {
  plans: readonly Plan[]
  listed: boolean
  /** Whether the page has read since its opening whether a plan runs. */
  isRead: boolean
  /** The only plan of a woman, selected in advance (PAY-22, PAY-84). */
  preselected: Plan | undefined
}

/** Form of the three plan pages: plan, card and button (PAY-05, PAY-14). */
export function PlanForm({ plans, listed, isRead, preselected }: PlanFormProps) {
  const navigate = useNavigate()
  const { variants } = useConfig()
  const offer = { plans, listed, priceSet: variants.priceSet }
  const payment = useCardPayment({
    way: variants.cardToken,
    choiceMissing: copy.planMissing,
    choice: preselected ? String(preselected.id) : '',
    order: (choice) => {
      const ordered = getPlan(choice)
      return { item: ordered.courseName, amount: chargedNow(ordered, listed, variants.priceSet) }
    },
    siteIdOf: (choice) => getPlan(choice).siteId,
    post: (token, choice, { onChecking }) => {
      const plan = getPlan(choice)
      const price = plan.price[variants.priceSet]
      const pi = { token, site_id: plan.siteId, campaign: plan.id, amount: price }
      const receipt = { plan: plan.courseName, amount: chargedNow(plan, listed, variants.priceSet), period: null }
      return withReceipt(receipt, () => sendWrite(payWrite, { pi }, { onChecking }))
    },
    onDone: (isLeft, choice) => {
      const paid = getPlan(choice)
      const running = readRunningPlan()
      // Another tab may have paid for another plan.
      if (running && running.course_name !== paid.courseName) showPaid(running.course_name, running.payment_kind)
      else showPaid(paid.courseName, chargedNow(paid, listed, variants.priceSet))
      if (!isLeft) void navigate('/home', { replace: true })
    },
  })
  const { form } = payment
  const choice = useWatch({ control: form.control, name: 'choice' })
  const plan = findPlan(Number(choice))
  const amount = plan && chargedNow(plan, listed, variants.priceSet)

  return (
    <OrderForm
      payment={payment}
      isRead={isRead}
      choiceColumn={<PlanChoice form={form} {...offer} />}
      summary={<PlanSummary plan={plan} {...offer} />}
      terms={[copy.renewal, copy.change, copy.refund]}
      submit={submitText(amount)}
      submitting={copy.submitting}
    />
  )
}

function submitText(amount: number | undefined): string {
  if (amount === undefined) return copy.submit
  return amount === 0 ? copy.submitFree : copy.submitAmount(amount)
}

function getPlan(choice: string): Plan {
  const plan = findPlan(Number(choice))
  if (!plan) throw new Error(`Failed to find plan ${choice}: the form lets only plans on offer through.`)
  return plan
}
