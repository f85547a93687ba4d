import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import {
  findLikePack,
  likeCampaign,
  type LikePack,
  likePacks,
  likeSiteId,
} from '../../../../../contract/rules/like-packs.ts'
import { likeValidMs } from '../../../../../contract/rules/windows.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { formatDate, formatChatTime } from '../../../../lib/date-ja.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Waiting } from '../../../../ui/feedback/states.tsx'
import { RadioGroup } from '../../../../ui/form/choice-groups.tsx'
import { FieldGroup } from '../../../../ui/form/field.tsx'
import { PageBody } from '../../../../ui/navigation/page-body.tsx'
import { useConfig } from '../../../api/config.ts'
import { openPageRefreshMs, queryClient, useEndpoint } from '../../../api/queries.ts'
import { useServerNow } from '../../../api/server-time.ts'
import { showFlash } from '../../../shared/flash.ts'
import { sendWrite } from '../../../shared/outcome/send-write.ts'
import { purchaseLikesWrite } from '../../../shared/outcome/writes/payment.ts'
import type { PaymentValues } from '../card/payment-attempt.ts'
import { useCardPayment } from '../card/use-card-payment.ts'
import { OrderForm, OrderHint, OrderSummary } from '../order-form.tsx'
import { PaymentSkeleton } from '../payment-skeleton.tsx'
import { likePackCopy } from './like-pack-copy.ts'
import { nextPurchase, packSavingPercent } from './like-pack-offer.ts'
import { LikeBalance, LikeHistory } from './likes-held.tsx'

const packCopy = likePackCopy.pack

const options = likePacks.map(({ plan, price }) => ({
  value: String(plan),
  label: <span className="num">{packCopy.count(plan)}</span>,
  text: <span className="num">{packCopy.each(price / plan)}</span>,
  aside: <span className="font-semibold num">{packCopy.price(price)}</span>,
}))

/** The five packs with price and price per like (SHOP-04 to SHOP-08). */
function PackChoice({ form, disabled }: { form: UseFormReturn<PaymentValues>; disabled: boolean }) {
  return (
    <FieldGroup label={packCopy.title} error={form.formState.errors.choice?.message}>
      <RadioGroup layout="cards" options={options} {...form.register('choice')} disabled={disabled} />
    </FieldGroup>
  )
}

/** Returns the pack of a choice of the form; undefined while none is chosen. */
const packOf = (choice: string): LikePack | undefined => findLikePack(Number(choice))

interface PackFormProps {
  isRead: boolean
  lastPurchase: string | null
  balance: React.ReactNode
  history: React.ReactNode
}

/** Form with pack, card and button, disabled for 24 hours after a purchase (SHOP-01, SHOP-09, SHOP-14, SHOP-15). */
function PackForm({ isRead, lastPurchase, balance, history }: PackFormProps) {
  const navigate = useNavigate()
  const { variants } = useConfig()
  const openAt = nextPurchase(lastPurchase, useServerNow())
  const payment = useCardPayment({
    way: variants.cardToken,
    choiceMissing: packCopy.missing,
    order: (choice) => orderOf(packOf(choice)),
    siteIdOf: () => likeSiteId,
    post: (token, choice, { onChecking }) => {
      const pack = packOf(choice)
      if (!pack) throw new Error(`Failed to find pack ${choice}: the form lets only packs on sale through.`)
      const pi = { token, site_id: likeSiteId, campaign: likeCampaign, payment_amount: pack.price }
      return sendWrite(purchaseLikesWrite, { plan: pack.plan, pi }, { onChecking })
    },
    onDone: (isLeft) => {
      void queryClient.invalidateQueries({ queryKey: [timelineEndpoint.id] })
      if (isLeft) showFlash({ text: commonCopy.likesPurchased })
      else void navigate('/timeline?purchased=true')
    },
  })
  const chosen = packOf(useWatch({ control: payment.form.control, name: 'choice' }))
  const closed = openAt !== null && !payment.busy
  return (
    <OrderForm
      payment={payment}
      isRead={isRead}
      choiceColumn={
        <>
          {balance}
          <PackChoice form={payment.form} disabled={closed} />
        </>
      }
      after={history}
      summary={<PackSummary pack={chosen} />}
      closed={
        closed ? (
          <Notice tone="warn">
            <span className="num">{likePackCopy.availableAt(formatChatTime(openAt))}</span>
          </Notice>
        ) : undefined
      }
      terms={[packCopy.validity, packCopy.interval]}
      submit={chosen ? likePackCopy.submitAmount(chosen.price) : likePackCopy.submit}
      submitting={likePackCopy.submitting}
      onward={{ to: '/timeline', text: likePackCopy.toTimeline }}
    />
  )
}

/** Summary of the chosen pack: price, price per like, and expiry of the likes. */
function PackSummary({ pack }: { pack: LikePack | undefined }) {
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

function orderOf(pack: LikePack | undefined) {
  return { item: pack ? likePackCopy.packName(pack.plan) : '', amount: pack?.price ?? 0 }
}

/**
 * Page /shop: balance, packs, card and purchases (SHOP). The timeline provides the balance (IMP-25). It is read again and
 * again, because free likes end at 3:00 and purchased ones at any time (D-43).
 */
export function LikePackPage() {
  const query = useEndpoint(timelineEndpoint, {}, { refetchOnMount: 'always', refetchInterval: openPageRefreshMs })
  const { data } = query
  if (!data) return <Waiting query={query} skeleton={<PaymentSkeleton />} />
  return (
    <PageBody className="gap-6">
      <p className="phrase text-ink-2">{likePackCopy.lead}</p>
      <PackForm
        isRead={query.isFetchedAfterMount}
        lastPurchase={data.purchased_like_created}
        balance={<LikeBalance total={data.like_remain} free={data.free_like} purchased={data.purchased_like_remain} />}
        history={<LikeHistory purchases={data.purchased_like_history} />}
      />
    </PageBody>
  )
}
