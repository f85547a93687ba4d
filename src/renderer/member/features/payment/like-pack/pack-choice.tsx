import type { UseFormReturn } from 'react-hook-form'
import { type LikePack, likePacks } from '../../../../../contract/rules/likes/like-packs.ts'
import { likeValidMs } from '../../../../../contract/rules/windows.ts'
import { formatDate } from '../../../../lib/date-ja.ts'
import { RadioGroup } from '../../../../ui/form/choice-groups.tsx'
import { FieldGroup } from '../../../../ui/form/field.tsx'
import { useServerNow } from '../../../api/server-time.ts'
import type { PaymentValues } from '../card/payment-values.ts'
import { OrderHint, OrderSummary } from '../order-summary.tsx'
import { likePackCopy } from './like-pack-copy.ts'
import { packSavingPercent } from './like-pack-offer.ts'

const packCopy = likePackCopy.pack

const options = likePacks.map(({ plan, price }) => ({
  value: String(plan),
  label: <span className="num">{packCopy.count(plan)}</span>,
  text: <span className="num">{packCopy.each(price / plan)}</span>,
  aside: <span className="font-semibold num">{packCopy.price(price)}</span>,
}))

/** The five packs with price and price per like (SHOP-04 to SHOP-08). */
export function PackChoice({ form, disabled }: { form: UseFormReturn<PaymentValues>; disabled: boolean }) {
  return (
    <FieldGroup label={packCopy.title} error={form.formState.errors.choice?.message}>
      <RadioGroup layout="cards" options={options} {...form.register('choice')} disabled={disabled} />
    </FieldGroup>
  )
}

/** Summary of the chosen pack: price, price per like, and expiry of the likes. */
export function PackSummary({ pack }: { pack: LikePack | undefined }) {
  const now = useServerNow(60_000)
  if (!pack) return <OrderHint>{packCopy.hint}</OrderHint>
  const percent = packSavingPercent(pack)
  const each = packCopy.each(pack.price / pack.plan)
  return (
    <OrderSummary
      name={likePackCopy.packName(pack.plan)}
      price={packCopy.price(pack.price)}
      saving={percent === null ? null : `${each}・${packCopy.saving(percent)}`}
      lines={[packCopy.expires(formatDate(now + likeValidMs))]}
    />
  )
}
