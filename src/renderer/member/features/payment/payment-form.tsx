import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { payEndpoint } from '../../../../contract/calls/payment.ts'
import { findPlan, type Plan } from '../../../../contract/enums/payment.ts'
import { Button } from '../../../ui/base/button.tsx'
import { SectionHeading } from '../../../ui/navigation/page-body.tsx'
import { call } from '../../api/call.ts'
import { useConfig } from '../../api/use-config.ts'
import { CardFields } from './card/card-fields.tsx'
import { RetryNotice } from './card/retry-notice.tsx'
import { useCardPayment } from './card/use-card-payment.ts'
import { paymentCopy } from './copy.ts'
import { LargePaymentDialog } from './large-payment-dialog.tsx'
import { PaymentAlert } from './payment-alert.tsx'
import { PlanChoice } from './plan/plan-choice.tsx'
import { chargedNow, planPrice } from './plan/plan-offer.ts'
import { PlanTerms } from './plan/plan-terms.tsx'
import { sayPaid } from './say-paid.ts'

const copy = paymentCopy.select

interface PaymentFormProps {
  plans: readonly Plan[]
  listed: boolean
  /** Women have one plan, which is chosen already (PAY-22, PAY-84). */
  preselected: Plan | undefined
}

/** Plan, card and the button of the three plan pages (PAY-05, PAY-14). */
export function PaymentForm({ plans, listed, preselected }: PaymentFormProps) {
  const navigate = useNavigate()
  const { variants } = useConfig()
  const payment = useCardPayment({
    way: variants.cardToken,
    choiceMissing: copy.planMissing,
    choice: preselected ? String(preselected.id) : '',
    order: (choice) => {
      const ordered = getPlan(choice)
      return { item: ordered.courseName, amount: chargedNow(ordered, listed, variants.priceSet) }
    },
    siteIdOf: (choice) => getPlan(choice).siteId,
    post: (token, choice) => {
      const plan = getPlan(choice)
      const amount = planPrice(plan, variants.priceSet)
      return call(payEndpoint, { pi: { token, site_id: plan.siteId, campaign: plan.id, amount } })
    },
    onDone: () => {
      sayPaid()
      void navigate('/home', { replace: true })
    },
  })
  const { form } = payment
  const choice = useWatch({ control: form.control, name: 'choice' })
  const plan = findPlan(Number(choice))
  const amount = plan && chargedNow(plan, listed, variants.priceSet)

  return (
    <form noValidate onSubmit={payment.submit} className="grid gap-6">
      <PlanChoice form={form} plans={plans} priceSet={variants.priceSet} listed={listed} />
      <section className="grid gap-3">
        <SectionHeading>{copy.card}</SectionHeading>
        <RetryNotice attempt={payment.retried} />
        <CardFields form={form} yearDigits={4} />
      </section>
      <PlanTerms plan={plan} priceSet={variants.priceSet} listed={listed} />
      <div className="grid gap-3">
        <PaymentAlert lines={payment.failure} />
        <Button type="submit" busy={payment.busy}>
          <span className="num">
            {amount === undefined ? copy.submit : amount === 0 ? copy.submitFree : copy.submitAmount(amount)}
          </span>
        </Button>
        <output className="sr-only">{payment.busy ? copy.submitting : ''}</output>
      </div>
      <LargePaymentDialog order={payment.asking} onConfirm={payment.confirm} onCancel={payment.cancel} />
    </form>
  )
}

function getPlan(choice: string): Plan {
  const plan = findPlan(Number(choice))
  if (!plan) throw new Error(`Failed to find plan ${choice}: the form lets only plans on offer through.`)
  return plan
}
