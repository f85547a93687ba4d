import { Link } from 'react-router-dom'
import type { PaymentInformation } from '../../../../../contract/calls/payment.ts'
import { Sex } from '../../../../../contract/enums/member.ts'
import { monthlyPrice } from '../../../../../contract/rules/plans.ts'
import { formatDate } from '../../../../lib/date-ja.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { SectionHeading } from '../../../../ui/base/card.tsx'
import { Icon } from '../../../../ui/base/icon.tsx'
import { Columns } from '../../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../../api/account.ts'
import { useConfig } from '../../../api/config.ts'
import { planState } from '../../../shared/payment/plan-state.ts'
import { paymentCopy, unpaidCopy } from '../copy.ts'
import { PaymentFacts } from '../payment-facts.tsx'
import { offeredPlans } from '../plan-offer.ts'
import { Steps } from './unpaid-steps.tsx'

const copy = unpaidCopy

/** The registered address and the last payment, for a member without a running plan. */
export function unpaidFacts({ email, last_payment_date: last }: PaymentInformation) {
  const { registeredEmail, lastPayment } = paymentCopy.information
  return [{ label: registeredEmail, value: email }, ...(last ? [{ label: lastPayment, value: formatDate(last) }] : [])]
}

interface UnpaidViewProps {
  payment: PaymentInformation
  /** State of a plan that has ended. */
  notice: React.ReactNode
  campaign: React.ReactNode
}

/** Page of a man without a running plan: his steps, what a plan opens, its price and one button (D-125, D-66). */
export function UnpaidView({ payment, notice, campaign }: UnpaidViewProps) {
  const account = useAccount()
  const never = planState(payment) === 'never'
  const gains = <Gains heading={never ? copy.gainsTitle : copy.gainsAgain} />
  return (
    <Columns
      aside={
        <>
          {never && gains}
          <div className="grid gap-2.5">
            <LowestPrice />
            <Button render={<Link to="/payment_select" />}>{paymentCopy.information.toSelect}</Button>
            <Button tone="text" size="m" render={<Link to="/hona" />}>
              {paymentCopy.information.toOperator}
            </Button>
          </div>
          <PaymentFacts items={unpaidFacts(payment)} />
        </>
      }
    >
      {never ? <Steps account={account} /> : notice}
      {campaign}
      {/* Beside the button a notice alone would leave a wide column empty. */}
      {!never && gains}
    </Columns>
  )
}

const gains = [
  { icon: 'users', ...copy.gains.introductions },
  { icon: 'chat', ...copy.gains.messages },
  { icon: 'tiles', ...copy.gains.timeline },
] as const

/** What a man can do with a plan once his steps are done. */
function Gains({ heading }: { heading: string }) {
  return (
    <section aria-labelledby="gains-heading" className="grid gap-2.5">
      <SectionHeading id="gains-heading">{heading}</SectionHeading>
      <ul className="grid gap-3">
        {gains.map(({ icon, title, text }) => (
          <li key={title} className="flex items-center gap-3">
            <span className="grid size-9 shrink-0 place-items-center rounded-s bg-plum-soft text-plum">
              <Icon name={icon} size={20} />
            </span>
            <span className="min-w-0">
              <span className="block text-s font-semibold">{title}</span>
              <span className="block text-s phrase text-ink-2">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The lowest price per month, with the plan that has it. */
function LowestPrice() {
  const { variants } = useConfig()
  const [lowest] = offeredPlans({ sex: Sex.man, campaign: false, testPlan: 'off' })
    .map((plan) => ({ plan, yen: monthlyPrice(plan, variants.priceSet) ?? plan.price[variants.priceSet] }))
    .toSorted((one, other) => one.yen - other.yen)
  if (!lowest) return null
  return (
    <p className="flex flex-wrap items-baseline justify-center gap-x-2 num">
      <span>
        {copy.perMonth}
        <span className="px-1 text-count font-semibold">{lowest.yen.toLocaleString('ja-JP')}</span>
        {copy.yenFrom}
      </span>
      <span className="text-xs text-ink-2">
        {lowest.plan.courseName} {paymentCopy.select.price(lowest.plan.price[variants.priceSet])}
      </span>
    </p>
  )
}
