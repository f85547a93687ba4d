import type { UseFormReturn } from 'react-hook-form'
import type { PriceSet } from '../../../../contract/enums/variants.ts'
import { firstRenewal, monthlyPrice, type Plan } from '../../../../contract/rules/plans.ts'
import { formatDate } from '../../../lib/date-ja.ts'
import { RadioGroup } from '../../../ui/form/choice-groups.tsx'
import { FieldGroup } from '../../../ui/form/field.tsx'
import { useServerNow } from '../../api/server-time.ts'
import type { PaymentValues } from './card/payment-values.ts'
import { paymentCopy } from './copy.ts'
import { OrderHint, OrderSummary } from './order-summary.tsx'
import { isFirstFree, savingPercent } from './plan-offer.ts'

const copy = paymentCopy.select

interface Offer {
  plans: readonly Plan[]
  priceSet: PriceSet
  /** Value of API-64. A listed woman's first cycle is free. */
  listed: boolean
}

/** The plans with price, price per month and renewal period (PAY-07, PAY-45 to PAY-51, PAY-62, PAY-63). */
export function PlanChoice({ form, plans, priceSet, listed }: Offer & { form: UseFormReturn<PaymentValues> }) {
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
              {copy.yen(plan.price[priceSet])}
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

/** Summary of the chosen plan: price, saving against one month, next charge, and how to cancel (PAY-62, PAY-63). */
export function PlanSummary({ plan, plans, priceSet, listed }: Offer & { plan: Plan | undefined }) {
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
      price={free ? copy.yen(0) : copy.price(plan.price[priceSet])}
      saving={saving}
      lines={[
        ...(free ? [copy.firstFree] : []),
        copy.nextCharge(formatDate(firstRenewal(now, plan.cycleDays))),
        paymentCopy.receipt.cancel,
      ]}
    />
  )
}
