import { Link, Navigate, useLocation } from 'react-router-dom'
import { Sex } from '../../../../contract/enums/member.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Waiting } from '../../../ui/feedback/states.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../api/account.ts'
import { useConfig } from '../../api/config.ts'
import { isPaid } from '../../api/paid.ts'
import { LedOn, useWasOpen } from '../../shared/parts/led-on.tsx'
import { usePaying } from './card/use-pay.ts'
import { paymentCopy } from './copy.ts'
import { LegacyPlans } from './legacy-plans.tsx'
import { PaymentSkeleton } from './payment-skeleton.tsx'
import { PlanForm } from './plan-form.tsx'
import { offeredPlans } from './plan-offer.ts'
import { usePaymentInformation } from './use-payment-information.ts'

const copy = paymentCopy.select

const campaignPaths: readonly string[] = ['/payment_select_campaign', '/payment_select_campaign2']

/** Plans on three routes (PAY-01 to PAY-06). Redirects members who pay (PAY-16) or are not listed (PAY-21). */
export function PaymentSelectPage() {
  const { pathname } = useLocation()
  const account = useAccount()
  const { sex } = account
  const { variants, testPlan } = useConfig()
  const paying = usePaying()
  const query = usePaymentInformation()
  const { data } = query
  const isCampaign = campaignPaths.includes(pathname.replace(/\/$/, ''))

  // A payment under way leads on itself, with its receipt.
  const paid = (isPaid(account) || (data !== undefined && isPaid(data))) && !paying
  const wasOpen = useWasOpen(data !== undefined && !paid && !paying, pathname)
  if (paid) {
    const home = { text: commonCopy.button.toHome }
    return <LedOn icon="card" reason={copy.alreadyPaid} to="/home" stays={wasOpen} link={home} />
  }
  if (isCampaign && sex === Sex.woman) return <Navigate to="/payment_select" replace />
  if (!data) return <Waiting query={query} skeleton={<PaymentSkeleton />} />
  if (isCampaign && !data.listed) return <Navigate to="/payment_select" replace />

  const plans = offeredPlans({ sex, campaign: isCampaign, testPlan })
  const isLegacy = variants.planSelect === 'modal' && sex === Sex.man && !isCampaign
  return (
    <PageBody className="gap-5">
      <PlansIntroduction sex={sex} isCampaign={isCampaign} isListed={data.listed} />
      {isLegacy ? (
        <LegacyPlans />
      ) : (
        <PlanForm
          key={pathname}
          plans={plans}
          listed={data.listed}
          isRead={query.isFetchedAfterMount}
          preselected={sex === Sex.woman ? plans[0] : undefined}
        />
      )}
    </PageBody>
  )
}

interface PlansIntroductionProps {
  sex: Sex
  isCampaign: boolean
  isListed: boolean
}

/** What the plans are for, and a listed man's way to the other ones. */
function PlansIntroduction({ sex, isCampaign, isListed }: PlansIntroductionProps) {
  const other = isCampaign
    ? { to: '/payment_select', text: paymentCopy.campaign.toRegular }
    : { to: '/payment_select_campaign', text: copy.toCampaign }
  const lead = sex === Sex.woman ? copy.womenLead : copy.lead
  return (
    <div className="grid gap-1">
      {isCampaign && <h2 className="font-display text-l">{paymentCopy.campaign.headline}</h2>}
      <p className="phrase text-ink-2">{isCampaign ? paymentCopy.campaign.note : lead}</p>
      {sex === Sex.man && isListed && (
        <TextLink render={<Link to={other.to} />} className="justify-self-start">
          {other.text}
        </TextLink>
      )}
    </div>
  )
}
