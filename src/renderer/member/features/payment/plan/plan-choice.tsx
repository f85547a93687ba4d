import type { UseFormReturn } from 'react-hook-form'
import { monthlyPrice, type Plan } from '../../../../../contract/enums/payment.ts'
import type { PriceSet } from '../../../../../contract/enums/variants.ts'
import { RadioGroup } from '../../../../ui/form/choices.tsx'
import { FieldGroup } from '../../../../ui/form/field.tsx'
import type { PaymentValues } from '../card/card-values.ts'
import { paymentCopy } from '../copy.ts'
import { isFirstFree, planPrice } from './plan-offer.ts'

const copy = paymentCopy.select

interface PlanChoiceProps {
  form: UseFormReturn<PaymentValues>
  plans: readonly Plan[]
  priceSet: PriceSet
  /** Of API-64: a listed woman's first cycle is free. */
  listed: boolean
}

/** The plans with price, price per month and the days of renewal (PAY-07, PAY-45 to PAY-51, PAY-62, PAY-63). */
export function PlanChoice({ form, plans, priceSet, listed }: PlanChoiceProps) {
  const options = plans.map((plan) => {
    const perMonth = monthlyPrice(plan, priceSet)
    return {
      value: String(plan.id),
      label: plan.courseName,
      text: (
        <>
          {perMonth !== undefined && <span className="block text-ink num">{copy.perMonth(perMonth)}</span>}
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
