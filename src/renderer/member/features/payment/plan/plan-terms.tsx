import type { Plan } from '../../../../../contract/enums/payment.ts'
import type { PriceSet } from '../../../../../contract/enums/variants.ts'
import { firstRenewal } from '../../../../../contract/rules/windows.ts'
import { formatDate } from '../../../../lib/date-ja.ts'
import { Card } from '../../../../ui/list/card.tsx'
import { useServerNow } from '../../../api/server-time.ts'
import { paymentCopy } from '../copy.ts'
import { StatementText } from '../statement-text.tsx'
import { isFirstFree, planPrice } from './plan-offer.ts'

const copy = paymentCopy.select

interface PlanTermsProps {
  /** None while nothing is chosen: the general terms stand alone. */
  plan: Plan | undefined
  priceSet: PriceSet
  listed: boolean
}

/** What the member agrees to, right above the button: price, next charge, renewal, no refund (PAY-62, PAY-63, CANCEL-38). */
export function PlanTerms({ plan, priceSet, listed }: PlanTermsProps) {
  const now = useServerNow(60_000)
  return (
    <Card tone="sunken" className="grid gap-3">
      {plan && (
        <div aria-live="polite" className="grid gap-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-semibold">{plan.courseName}</span>
            <span className="shrink-0 text-l font-semibold num">
              {isFirstFree(plan, listed) ? copy.yen(0) : copy.price(planPrice(plan, priceSet))}
            </span>
          </div>
          {isFirstFree(plan, listed) && <p className="text-s text-ink-2 num">{copy.firstFree}</p>}
          <p className="text-s phrase num">
            {copy.nextCharge(formatDate(firstRenewal(now, plan.cycleDays)))}
          </p>
        </div>
      )}
      <ul className="grid list-disc gap-1 ps-4 text-s text-ink-2 marker:text-ink-3">
        {[copy.renewal, copy.change, copy.refund].map((text) => (
          <li key={text} className="phrase">
            {text}
          </li>
        ))}
        <li className="phrase">
          <StatementText />
        </li>
      </ul>
    </Card>
  )
}
