import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { payEndpoint, paymentInformationEndpoint } from '../../../../contract/calls/payment.ts'
import type { PriceSet } from '../../../../contract/enums/member.ts'
import { findPlan, monthlyPrice, type Plan } from '../../../../contract/enums/payment.ts'
import { firstRenewal } from '../../../../contract/rules/windows.ts'
import { formatDate } from '../../../lib/date-ja.ts'
import { RadioGroup } from '../../../ui/form/choices.tsx'
import { FieldGroup } from '../../../ui/form/field.tsx'
import { call } from '../../api/call.ts'
import { useServerNow } from '../../api/server-time.ts'
import { useConfig } from '../../api/use-config.ts'
import { showFlash } from '../../shared/flash.ts'
import { lastDay } from '../../shared/payment/plan-state.ts'
import type { PaymentValues } from './card/payment-attempt.ts'
import { useCardPayment } from './card/use-card-payment.ts'
import { paymentCopy } from './copy.ts'
import { OrderForm, OrderHint, OrderSummary } from './order-form.tsx'
import { chargedNow, isFirstFree, planPrice, savingPercent } from './plan-offer.ts'

/** Flashes the paid plan and its end (PAY-97). Bypasses the query cache, whose request ends with the page. */
function sayPaid(): void {
  let text: string = paymentCopy.done
  void call(paymentInformationEndpoint, {}).then(
    ({ payment_conf: paid, course_name: plan, next_payment_date: charge }) => {
      if (paid === 1 && plan && charge) text = paymentCopy.doneUntil(plan, lastDay(charge))
    },
    // On a failure, the short text is shown.
    () => {},
  )
  showFlash({ text: () => text })
}

const copy = paymentCopy.select

interface PlanChoiceProps {
  form: UseFormReturn<PaymentValues>
  plans: readonly Plan[]
  priceSet: PriceSet
  /** Value of API-64. A listed woman's first cycle is free. */
  listed: boolean
}

/** The plans with price, price per month and renewal period (PAY-07, PAY-45 to PAY-51, PAY-62, PAY-63). */
function PlanChoice({ form, plans, priceSet, listed }: PlanChoiceProps) {
  const options = plans.map((plan) => {
    const perMonth = monthlyPrice(plan, priceSet)
    const percent = savingPercent(plan, plans, priceSet)
    return {
      value: String(plan.id),
      label: plan.courseName,
      text: (
        <>
          {perMonth !== undefined && (
            <span className="flex flex-wrap items-center gap-x-2 text-ink num">
              {copy.perMonth(perMonth)}
              {percent !== null && <span className="font-medium text-leaf">{copy.off(percent)}</span>}
            </span>
          )}
          <span className="block num">{copy.cycle(plan.cycleDays)}</span>
        </>
      ),
      aside: (
        <span className="block text-end font-semibold num">
          {isFirstFree(plan, listed) ? (
            <span className="block max-w-28 text-s phrase">{copy.firstFree}</span>
          ) : (
            <>
              {copy.yen(planPrice(plan, priceSet))}
              <span className="block text-xs font-medium text-ink-2">{copy.taxIncluded}</span>
            </>
          )}
        </span>
      ),
    }
  })
  return (
    <FieldGroup label={copy.plan} error={form.formState.errors.choice?.message}>
      <RadioGroup layout="cards" options={options} {...form.register('choice')} />
    </FieldGroup>
  )
}

interface PlanSummaryProps {
  plan: Plan | undefined
  plans: readonly Plan[]
  priceSet: PriceSet
  listed: boolean
}

/** Summary of the chosen plan: price, saving against one month, next charge, and how to cancel (PAY-62, PAY-63). */
function PlanSummary({ plan, plans, priceSet, listed }: PlanSummaryProps) {
  const now = useServerNow(60_000)
  if (!plan) return <OrderHint>{copy.orderHint}</OrderHint>
  const free = isFirstFree(plan, listed)
  const percent = savingPercent(plan, plans, priceSet)
  const perMonth = monthlyPrice(plan, priceSet)
  const saving =
    percent === null || perMonth === undefined ? null : `${copy.perMonth(perMonth)}・${copy.saving(percent)}`
  return (
    <OrderSummary
      name={plan.courseName}
      price={free ? copy.yen(0) : copy.price(planPrice(plan, priceSet))}
      saving={saving}
      lines={[
        ...(free ? [copy.firstFree] : []),
        copy.nextCharge(formatDate(firstRenewal(now, plan.cycleDays))),
        paymentCopy.receipt.cancel,
      ]}
    />
  )
}

interface PaymentFormProps {
  plans: readonly Plan[]
  listed: boolean
  /** The only plan of a woman, selected in advance (PAY-22, PAY-84). */
  preselected: Plan | undefined
}

/** Form of the three plan pages: plan, card and button (PAY-05, PAY-14). */
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
    <OrderForm
      payment={payment}
      choice={<PlanChoice form={form} plans={plans} priceSet={variants.priceSet} listed={listed} />}
      summary={<PlanSummary plan={plan} plans={plans} priceSet={variants.priceSet} listed={listed} />}
      terms={[copy.renewal, copy.change, copy.refund]}
      submit={amount === undefined ? copy.submit : amount === 0 ? copy.submitFree : copy.submitAmount(amount)}
      submitting={copy.submitting}
    />
  )
}

function getPlan(choice: string): Plan {
  const plan = findPlan(Number(choice))
  if (!plan) throw new Error(`Failed to find plan ${choice}: the form lets only plans on offer through.`)
  return plan
}
