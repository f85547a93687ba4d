import { useQueryClient } from '@tanstack/react-query'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { purchaseLikesEndpoint } from '../../../../../contract/calls/payment.ts'
import { timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import { likePacks, findLikePack, likeCampaign, likeSiteId } from '../../../../../contract/enums/payment.ts'
import { formatChatTime } from '../../../../lib/date-ja.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { RadioGroup } from '../../../../ui/form/choices.tsx'
import { FieldGroup } from '../../../../ui/form/field.tsx'
import { SectionHeading } from '../../../../ui/navigation/page-body.tsx'
import { call } from '../../../api/call.ts'
import { useServerNow } from '../../../api/server-time.ts'
import { useConfig } from '../../../api/use-config.ts'
import { CardFields } from '../card/card-fields.tsx'
import type { PaymentValues } from '../card/card-values.ts'
import { useCardPayment } from '../card/use-card-payment.ts'
import { likePackCopy, paymentCopy } from '../copy.ts'
import { RetryNotice, LargePaymentDialog } from '../payment-form.tsx'
import { PaymentAlert, StatementText } from '../payment-parts.tsx'
import { nextPurchase } from '../plan/plan-offer.ts'

const copy = likePackCopy.pack

const options = likePacks.map(({ plan, price }) => ({
  value: String(plan),
  label: <span className="num">{copy.count(plan)}</span>,
  text: <span className="num">{copy.each(price / plan)}</span>,
  aside: <span className="font-semibold num">{copy.price(price)}</span>,
}))

/** The five packs with price and price of one (SHOP-04 to SHOP-08). */
function PackChoice({ form, disabled }: { form: UseFormReturn<PaymentValues>; disabled: boolean }) {
  return (
    <FieldGroup label={copy.title} error={form.formState.errors.choice?.message}>
      <RadioGroup layout="cards" options={options} {...form.register('choice')} disabled={disabled} />
    </FieldGroup>
  )
}

/** Pack, card and the button; off for 24 hours after a purchase, saying until when (SHOP-01, SHOP-09, SHOP-14, SHOP-15). */
export function PackForm({ lastPurchase }: { lastPurchase: string | null }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { variants } = useConfig()
  const openAt = nextPurchase(lastPurchase, useServerNow())
  const payment = useCardPayment({
    way: variants.cardToken,
    choiceMissing: likePackCopy.pack.missing,
    order: (choice) => orderOf(findLikePack(Number(choice))),
    siteIdOf: () => likeSiteId,
    post: (token, choice) => {
      const pack = findLikePack(Number(choice))
      if (!pack) throw new Error(`Failed to find pack ${choice}: the form lets only packs on sale through.`)
      const pi = { token, site_id: likeSiteId, campaign: likeCampaign, payment_amount: pack.price }
      return call(purchaseLikesEndpoint, { plan: pack.plan, pi })
    },
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: [timelineEndpoint.id] })
      void navigate('/timeline?purchased=true')
    },
  })
  const chosen = findLikePack(Number(useWatch({ control: payment.form.control, name: 'choice' })))
  const closed = openAt !== null && !payment.busy
  return (
    <form noValidate onSubmit={payment.submit} className="grid gap-6">
      <PackChoice form={payment.form} disabled={closed} />
      {closed ? (
        <Notice tone="warn">
          <span className="num">{likePackCopy.availableAt(formatChatTime(openAt))}</span>
        </Notice>
      ) : (
        <section className="grid gap-3">
          <SectionHeading>{paymentCopy.select.card}</SectionHeading>
          <RetryNotice attempt={payment.retried} />
          <CardFields form={payment.form} yearDigits={4} />
        </section>
      )}
      <ul className="grid list-disc gap-1 ps-4 text-s text-ink-2 marker:text-ink-3">
        {[likePackCopy.pack.validity, likePackCopy.pack.interval].map((text) => (
          <li key={text} className="phrase num">
            {text}
          </li>
        ))}
        <li className="phrase">
          <StatementText />
        </li>
      </ul>
      <div className="grid gap-3">
        <PaymentAlert lines={payment.failure} />
        <Button type="submit" busy={payment.busy} disabled={closed}>
          <span className="num">{chosen ? likePackCopy.submitAmount(chosen.price) : likePackCopy.submit}</span>
        </Button>
        <output className="sr-only">{payment.busy ? likePackCopy.submitting : ''}</output>
      </div>
      <LargePaymentDialog order={payment.asking} onConfirm={payment.confirm} onCancel={payment.cancel} />
    </form>
  )
}

function orderOf(pack: ReturnType<typeof findLikePack>) {
  return { item: pack ? likePackCopy.packName(pack.plan) : '', amount: pack?.price ?? 0 }
}
