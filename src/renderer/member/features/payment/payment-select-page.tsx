import { useWatch } from 'react-hook-form'
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom'
import { type PaymentInformation, paymentInformationEndpoint } from '../../../../contract/calls/payment.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { findPlan, type Plan } from '../../../../contract/rules/plans.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Waiting } from '../../../ui/feedback/states.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../api/account.ts'
import { ApiError } from '../../api/api-error.ts'
import { useConfig } from '../../api/config.ts'
import { isPaid } from '../../api/paid.ts'
import { endpointKey, queryClient } from '../../api/queries.ts'
import { serverNow } from '../../api/server-time.ts'
import { showFlash } from '../../shared/flash.ts'
import { sendWrite } from '../../shared/outcome/send-write.ts'
import { payWrite } from '../../shared/outcome/writes/payment.ts'
import { LedOn, useWasOpen } from '../../shared/parts/led-on.tsx'
import { forgetReceipt, keepReceipt, readReceipt, type Receipt } from '../../shared/payment/receipt.ts'
import { useCardPayment, usePaying } from './card/use-card-payment.ts'
import { paymentCopy } from './copy.ts'
import { LegacyPlans } from './legacy-plans.tsx'
import { OrderForm } from './order-form.tsx'
import { PaymentSkeleton, usePaymentInformation } from './payment-parts.tsx'
import { PlanChoice, PlanSummary } from './plan-choice.tsx'
import { chargedNow, offeredPlans } from './plan-offer.ts'

const copy = paymentCopy.select

/**
 * Keeps the receipt that home begins with (D-112) before the payment is sent, because it may be done after a reload, or
 * after its page has read that it was not. Home shows it once a plan runs. A refusal brings back the receipt before it.
 */
async function withReceipt<Result>(receipt: Receipt, pay: () => Promise<Result>): Promise<Result> {
  const before = readReceipt(serverNow())
  keepReceipt(receipt)
  try {
    return await pay()
  } catch (error) {
    if (error instanceof ApiError && error.outcome === 'refused') {
      if (before) keepReceipt(before)
      else forgetReceipt()
    }
    throw error
  }
}

/** Flashes the success and keeps the receipt that home begins with (PAY-97, D-112). */
function showPaid(plan: string, amount: number): void {
  keepReceipt({ plan, amount, period: null })
  showFlash({ text: paymentCopy.done })
}

/** Payment state of a payment whose answer was lost, which was read instead. */
function readRunningPlan() {
  const known = queryClient.getQueryData<PaymentInformation>(endpointKey(paymentInformationEndpoint, {}))
  return known && isPaid(known) ? known : undefined
}

interface PaymentFormProps {
  plans: readonly Plan[]
  listed: boolean
  /** The only plan of a woman, selected in advance (PAY-22, PAY-84). */
  preselected: Plan | undefined
}

/** Form of the three plan pages: plan, card and button (PAY-05, PAY-14). */
function PaymentForm({ plans, listed, preselected }: PaymentFormProps) {
  const navigate = useNavigate()
  const { variants } = useConfig()
  const offer = { plans, listed, priceSet: variants.priceSet }
  const payment = useCardPayment({
    way: variants.cardToken,
    choiceMissing: copy.planMissing,
    choice: preselected ? String(preselected.id) : '',
    order: (choice) => {
      const ordered = getPlan(choice)
      return { item: ordered.courseName, amount: chargedNow(ordered, listed, variants.priceSet) }
    },
    siteIdOf: (choice) => getPlan(choice).siteId,
    post: (token, choice, { onChecking }) => {
      const plan = getPlan(choice)
      const price = plan.price[variants.priceSet]
      const pi = { token, site_id: plan.siteId, campaign: plan.id, amount: price }
      const receipt = { plan: plan.courseName, amount: chargedNow(plan, listed, variants.priceSet), period: null }
      return withReceipt(receipt, () => sendWrite(payWrite, { pi }, { onChecking }))
    },
    onDone: (isLeft) => {
      const running = readRunningPlan()
      // Another tab may have paid for another plan.
      if (running && running.course_name !== plan?.courseName) showPaid(running.course_name, running.payment_kind)
      else if (plan && amount !== undefined) showPaid(plan.courseName, amount)
      if (!isLeft) void navigate('/home', { replace: true })
    },
  })
  const { form } = payment
  const choice = useWatch({ control: form.control, name: 'choice' })
  const plan = findPlan(Number(choice))
  const amount = plan && chargedNow(plan, listed, variants.priceSet)

  return (
    <OrderForm
      payment={payment}
      choice={<PlanChoice form={form} {...offer} />}
      summary={<PlanSummary plan={plan} {...offer} />}
      terms={[copy.renewal, copy.change, copy.refund]}
      submit={submitText(amount)}
      submitting={copy.submitting}
    />
  )
}

function submitText(amount: number | undefined): string {
  if (amount === undefined) return copy.submit
  return amount === 0 ? copy.submitFree : copy.submitAmount(amount)
}

function getPlan(choice: string): Plan {
  const plan = findPlan(Number(choice))
  if (!plan) throw new Error(`Failed to find plan ${choice}: the form lets only plans on offer through.`)
  return plan
}

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
  const campaign = campaignPaths.includes(pathname.replace(/\/$/, ''))

  // A payment under way leads on itself, with its receipt.
  const paid = (isPaid(account) || (data !== undefined && isPaid(data))) && !paying
  const wasOpen = useWasOpen(data !== undefined && !paid && !paying, pathname)
  if (paid) {
    const home = { text: commonCopy.button.toHome }
    return <LedOn icon="card" reason={copy.alreadyPaid} to="/home" stays={wasOpen} link={home} />
  }
  if (campaign && sex === Sex.woman) return <Navigate to="/payment_select" replace />
  if (!data) return <Waiting query={query} skeleton={<PaymentSkeleton />} />
  if (campaign && !data.listed) return <Navigate to="/payment_select" replace />

  const plans = offeredPlans({ sex, campaign, testPlan })
  const lead = sex === Sex.woman ? copy.womenLead : copy.lead
  const old = variants.planSelect === 'modal' && sex === Sex.man && !campaign
  return (
    <PageBody className="gap-5">
      <div className="grid gap-1">
        {campaign && <h2 className="font-display text-l">{paymentCopy.campaign.headline}</h2>}
        <p className="phrase text-ink-2">{campaign ? paymentCopy.campaign.note : lead}</p>
        {sex === Sex.man && data.listed && (
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
        <PaymentForm
          key={pathname}
          plans={plans}
          listed={data.listed}
          preselected={sex === Sex.woman ? plans[0] : undefined}
        />
      )}
    </PageBody>
  )
}
