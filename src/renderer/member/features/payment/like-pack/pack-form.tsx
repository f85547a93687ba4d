import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import {
  findLikePack,
  likeCampaign,
  type LikePack,
  likeSiteId,
} from '../../../../../contract/rules/likes/like-packs.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { formatChatTime } from '../../../../lib/date-ja.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { useConfig } from '../../../api/config.ts'
import { queryClient } from '../../../api/queries.ts'
import { useServerNow } from '../../../api/server-time.ts'
import { showFlash } from '../../../shared/flash.ts'
import { sendWrite } from '../../../shared/outcome/send-write.ts'
import { purchaseLikesWrite } from '../../../shared/outcome/writes/payment.ts'
import { useCardPayment } from '../card/use-card-payment.ts'
import type { Order } from '../card/use-pay.ts'
import { OrderForm } from '../order-form.tsx'
import { likePackCopy } from './like-pack-copy.ts'
import { nextPurchase } from './like-pack-offer.ts'
import { PackChoice, PackSummary } from './pack-choice.tsx'

const packCopy = likePackCopy.pack

/** Returns the pack of a choice of the form; undefined while none is chosen. */
const packOf = (choice: string): LikePack | undefined => findLikePack(Number(choice))

const orderOf = (pack: LikePack | undefined): Order => ({
  item: pack ? likePackCopy.packName(pack.plan) : '',
  amount: pack?.price ?? 0,
})

interface PackFormProps {
  /** Whether the page has read since its opening when likes were bought last. */
  isRead: boolean
  lastPurchase: string | null
  balance: React.ReactNode
  history: React.ReactNode
}

/** Form with pack, card and button, disabled for 24 hours after a purchase (SHOP-01, SHOP-09, SHOP-14, SHOP-15). */
export function PackForm({ isRead, lastPurchase, balance, history }: PackFormProps) {
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
