import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { payEndpoint, paymentInformationEndpoint } from '../../../../contract/calls/payment.ts'
import { monthlyPrice, type Plan, findPlan } from '../../../../contract/enums/payment.ts'
import type { PriceSet } from '../../../../contract/enums/variants.ts'
import { firstRenewal } from '../../../../contract/rules/windows.ts'
import { formatDate } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { RadioGroup } from '../../../ui/form/choices.tsx'
import { FieldGroup } from '../../../ui/form/field.tsx'
import { Card } from '../../../ui/list/card.tsx'
import { SectionHeading } from '../../../ui/navigation/page-body.tsx'
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx'
import { call } from '../../api/call.ts'
import { useServerNow } from '../../api/server-time.ts'
import { useConfig } from '../../api/use-config.ts'
import { showFlash } from '../../shared/flash.ts'
import { CardFields } from './card/card-fields.tsx'
import type { PaymentValues, PaymentAttempt } from './card/payment-attempt.ts'
import { useCardPayment } from './card/use-card-payment.ts'
import { paymentCopy, cardCopy } from './copy.ts'
import { StatementText, PaymentAlert, lastDay } from './payment-parts.tsx'
import { isFirstFree, planPrice, chargedNow } from './plan-offer.ts'

/**
 * Says that a plan is paid (PAY-97): which, and until when, if the server tells it before the message appears. Asked beside
 * the cache, whose request ends with the page that is being left.
 */
function sayPaid(): void {
  let text: string = paymentCopy.done
  void call(paymentInformationEndpoint, {}).then(
    ({ payment_conf: paid, course_name: plan, next_payment_date: charge }) => {
      if (paid === 1 && plan && charge) text = paymentCopy.doneUntil(plan, lastDay(charge))
    },
    // Paid it is all the same; the short text says so.
    () => {},
  )
  showFlash({ text: () => text })
}

const copy = paymentCopy.select

interface PlanChoiceProps {
  form: UseFormReturn<PaymentValues>
  plans: readonly Plan[]
  priceSet: PriceSet
  /** Of API-64: a listed woman's first cycle is free. */
  listed: boolean
}

/** The plans with price, price per month and the days of renewal (PAY-07, PAY-45 to PAY-51, PAY-62, PAY-63). */
function PlanChoice({ form, plans, priceSet, listed }: PlanChoiceProps) {
  const options = plans.map((plan) => {
    const perMonth = monthlyPrice(plan, priceSet)
    return {
      value: String(plan.id),
      label: plan.courseName,
      text: (
        <>
          {perMonth !== undefined && <span className="block text-ink num">{copy.perMonth(perMonth)}</span>}
          <span className="block num">{copy.cycle(plan.cycleDays)}</span>
        </>
      ),
      aside: (
        <span className="block text-end font-semibold num">
          {isFirstFree(plan, listed) ? (
            <span className="block max-w-28 text-s phrase">{copy.firstFree}</span>
          ) : (
            <>
              {copy.yen(planPrice(plan, priceSet))}
              <span className="block text-xs font-medium text-ink-2">{copy.taxIncluded}</span>
            </>
          )}
        </span>
      ),
    }
  })
  return (
    <FieldGroup label={copy.plan} error={form.formState.errors.choice?.message}>
      <RadioGroup layout="cards" options={options} {...form.register('choice')} />
    </FieldGroup>
  )
}

interface PlanTermsProps {
  /** None while nothing is chosen: the general terms stand alone. */
  plan: Plan | undefined
  priceSet: PriceSet
  listed: boolean
}

/** What the member agrees to, right above the button: price, next charge, renewal, no refund (PAY-62, PAY-63, CANCEL-38). */
function PlanTerms({ plan, priceSet, listed }: PlanTermsProps) {
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
          <p className="text-s phrase num">{copy.nextCharge(formatDate(firstRenewal(now, plan.cycleDays)))}</p>
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

const largePaymentDialogCopy = paymentCopy.large

interface LargePaymentDialogProps {
  /** What is paid for and the yen to be charged, or null while nothing is asked. */
  order: { readonly item: string; readonly amount: number } | null
  onConfirm: () => void
  onCancel: () => void
}

/** Asks once more before a large amount is charged (D-75). */
export function LargePaymentDialog({ order, onConfirm, onCancel }: LargePaymentDialogProps) {
  return (
    <AlertDialog
      open={order !== null}
      title={order && <span className="num">{largePaymentDialogCopy.title(order.amount)}</span>}
      confirmText={largePaymentDialogCopy.confirm}
      cancelText={largePaymentDialogCopy.cancel}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {order && largePaymentDialogCopy.text(order.item)}
    </AlertDialog>
  )
}

/** Why a card that is tried again must be typed in part: its number is kept nowhere (D-67). */
export function RetryNotice({ attempt }: { attempt: PaymentAttempt | null }) {
  if (!attempt?.lastFour) return null
  return (
    <Notice>
      <span className="num">{cardCopy.retry(cardCopy.masked(attempt.brand, attempt.lastFour))}</span>
    </Notice>
  )
}

interface PaymentFormProps {
  plans: readonly Plan[]
  listed: boolean
  /** Women have one plan, which is chosen already (PAY-22, PAY-84). */
  preselected: Plan | undefined
}

/** Plan, card and the button of the three plan pages (PAY-05, PAY-14). */
export function PaymentForm({ plans, listed, preselected }: PaymentFormProps) {
  const navigate = useNavigate()
  const { variants } = useConfig()
  const payment = useCardPayment({
    way: variants.cardToken,
    choiceMissing: copy.planMissing,
    choice: preselected ? String(preselected.id) : '',
    order: (choice) => {
      const ordered = getPlan(choice)
      return { item: ordered.courseName, amount: chargedNow(ordered, listed, variants.priceSet) }
    },
    siteIdOf: (choice) => getPlan(choice).siteId,
    post: (token, choice) => {
      const plan = getPlan(choice)
      const amount = planPrice(plan, variants.priceSet)
      return call(payEndpoint, { pi: { token, site_id: plan.siteId, campaign: plan.id, amount } })
    },
    onDone: () => {
      sayPaid()
      void navigate('/home', { replace: true })
    },
  })
  const { form } = payment
  const choice = useWatch({ control: form.control, name: 'choice' })
  const plan = findPlan(Number(choice))
  const amount = plan && chargedNow(plan, listed, variants.priceSet)

  return (
    <form noValidate onSubmit={payment.submit} className="grid gap-6">
      <PlanChoice form={form} plans={plans} priceSet={variants.priceSet} listed={listed} />
      <section className="grid gap-3">
        <SectionHeading>{copy.card}</SectionHeading>
        <RetryNotice attempt={payment.retried} />
        <CardFields form={form} yearDigits={4} />
      </section>
      <PlanTerms plan={plan} priceSet={variants.priceSet} listed={listed} />
      <div className="grid gap-3">
        <PaymentAlert payment={payment} />
        <Button type="submit" busy={payment.busy}>
          <span className="num">
            {amount === undefined ? copy.submit : amount === 0 ? copy.submitFree : copy.submitAmount(amount)}
          </span>
        </Button>
        <output className="sr-only">{payment.busy ? copy.submitting : ''}</output>
      </div>
      <LargePaymentDialog order={payment.asking} onConfirm={payment.confirm} onCancel={payment.cancel} />
    </form>
  )
}

function getPlan(choice: string): Plan {
  const plan = findPlan(Number(choice))
  if (!plan) throw new Error(`Failed to find plan ${choice}: the form lets only plans on offer through.`)
  return plan
}
