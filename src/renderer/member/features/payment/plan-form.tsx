import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { findPlan, type Plan } from '../../../../contract/rules/plans.ts'
import { useConfig } from '../../api/config.ts'
import { sendWrite } from '../../shared/outcome/send-write.ts'
import { payWrite } from '../../shared/outcome/writes/payment.ts'
import { useCardPayment } from './card/use-card-payment.ts'
import { paymentCopy } from './copy.ts'
import { OrderForm } from './order-form.tsx'
import { PlanChoice, PlanSummary } from './plan-choice.tsx'
import { chargedNow } from './plan-offer.ts'
import { showPaid, withReceipt } from './plan-receipt.ts'

const copy = paymentCopy.select

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
  const orderOf = (choice: string) => {
    const plan = getPlan(choice)
    return { item: plan.courseName, amount: chargedNow(plan, listed, variants.priceSet) }
  }
  const payment = useCardPayment({
    way: variants.cardToken,
    choiceMissing: copy.planMissing,
    choice: preselected ? String(preselected.id) : '',
    order: orderOf,
    siteIdOf: (choice) => getPlan(choice).siteId,
    post: (token, choice, { onChecking }) => {
      const plan = getPlan(choice)
      const price = plan.price[variants.priceSet]
      const pi = { token, site_id: plan.siteId, campaign: plan.id, amount: price }
      return withReceipt(orderOf(choice), () => sendWrite(payWrite, { pi }, { onChecking }))
    },
    onDone: (isLeft, choice) => {
      showPaid(orderOf(choice))
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
