import type { UseFormReturn } from 'react-hook-form'
import { likePacks } from '../../../../../contract/enums/payment.ts'
import { RadioGroup } from '../../../../ui/form/choices.tsx'
import { FieldGroup } from '../../../../ui/form/field.tsx'
import type { PaymentValues } from '../card/card-values.ts'
import { likePackCopy } from './like-pack-copy.ts'

const copy = likePackCopy.pack

const options = likePacks.map(({ plan, price }) => ({
  value: String(plan),
  label: <span className="num">{copy.count(plan)}</span>,
  text: <span className="num">{copy.each(price / plan)}</span>,
  aside: <span className="font-semibold num">{copy.price(price)}</span>,
}))

/** The five packs with price and price of one (SHOP-04 to SHOP-08). */
export function PackChoice({ form, disabled }: { form: UseFormReturn<PaymentValues>; disabled: boolean }) {
  return (
    <FieldGroup label={copy.title} error={form.formState.errors.choice?.message}>
      <RadioGroup layout="cards" options={options} {...form.register('choice')} disabled={disabled} />
    </FieldGroup>
  )
}
