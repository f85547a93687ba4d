import { useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { Button } from '../../../ui/base/button.tsx'
import { List, ListRow } from '../../../ui/list/list.tsx'
import { TextLink } from '../../../ui/navigation/menu-row.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useAccount } from '../../api/account.ts'
import { readSession } from '../../api/session-store.ts'
import { useConfig } from '../../api/use-config.ts'
import { Waiting } from '../../shared/parts/waiting.tsx'
import { paymentCopy } from './copy.ts'
import { PaymentForm } from './payment-form.tsx'
import { PaymentSkeleton, usePaymentInformation } from './payment-parts.tsx'
import { legacyPlans, planPrice, offeredPlans } from './plan-offer.ts'

const copy = paymentCopy.select

/** Legacy plans (variant `planSelect` = modal), linked to the card page with the uid as `mail` (PAY-17 to PAY-20). */
export function LegacyPlans() {
  const [open, setOpen] = useState(false)
  const { variants } = useConfig()
  const mail = encodeURIComponent(readSession().uid ?? '')
  return (
    <>
      <Button onClick={() => setOpen(true)}>{copy.legacyOpen}</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={copy.legacyTitle}>
        <List className="border-b-0">
          {legacyPlans.map((plan) => (
            <li key={plan.id}>
              <ListRow
                render={<Link to={`/about/card-payment?plan=${plan.id}&mail=${mail}`} />}
                title={plan.courseName}
                text={<span className="num">{copy.price(planPrice(plan, variants.priceSet))}</span>}
              />
            </li>
          ))}
        </List>
      </Dialog>
    </>
  )
}

const campaignPaths: readonly string[] = ['/payment_select_campaign', '/payment_select_campaign2']

/**
 * Plan selection on its three routes (PAY-01 to PAY-06). A paying member is redirected to home (PAY-16). An unlisted
 * member is redirected from the campaign to the regular plans (PAY-21).
 */
export function PaymentSelectPage() {
  const { pathname } = useLocation()
  const { sex, payment_conf: paid } = useAccount()
  const { variants, testPlan } = useConfig()
  const query = usePaymentInformation()
  const { data } = query
  const campaign = campaignPaths.includes(pathname.replace(/\/$/, ''))

  if (paid === 1) return <Navigate to="/home" replace />
  if (campaign && sex === 2) return <Navigate to="/payment_select" replace />
  if (!data) return <Waiting query={query} skeleton={<PaymentSkeleton />} />
  if (campaign && !data.listed) return <Navigate to="/payment_select" replace />

  const plans = offeredPlans({ sex, campaign, testPlan })
  const old = variants.planSelect === 'modal' && sex === 1 && !campaign
  return (
    <PageBody className="gap-5">
      <div className="grid gap-1">
        {campaign && <h2 className="font-display text-l">{paymentCopy.campaign.headline}</h2>}
        <p className="phrase text-ink-2">
          {campaign ? paymentCopy.campaign.note : sex === 2 ? copy.womenLead : copy.lead}
        </p>
        {sex === 1 && data.listed && (
          <TextLink
            render={<Link to={campaign ? '/payment_select' : '/payment_select_campaign'} />}
            className="justify-self-start"
          >
            {campaign ? paymentCopy.campaign.toRegular : copy.toCampaign}
          </TextLink>
        )}
      </div>
      {old ? (
        <LegacyPlans />
      ) : (
        <PaymentForm key={pathname} plans={plans} listed={data.listed} preselected={sex === 2 ? plans[0] : undefined} />
      )}
    </PageBody>
  )
}
