import type { ReactNode } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SectionHeading } from '../../../ui/navigation/page-body.tsx'
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx'
import { CardFields } from './card/card-fields.tsx'
import type { CardPayment } from './card/use-card-payment.ts'
import { cardCopy, orderCopy, paymentCopy } from './copy.ts'
import { PaymentAlert, StatementText } from './payment-parts.tsx'

const largeCopy = paymentCopy.large

/** Asks once more before a large amount is charged (D-75). */
function LargePaymentDialog({ payment: { asking: order, confirm, cancel } }: { payment: CardPayment }) {
  return (
    <AlertDialog
      open={order !== null}
      title={order && <span className="num">{largeCopy.title(order.amount)}</span>}
      confirmText={largeCopy.confirm}
      cancelText={largeCopy.cancel}
      onConfirm={confirm}
      onCancel={cancel}
    >
      {order && largeCopy.text(order.item)}
    </AlertDialog>
  )
}

/** Says why a card that is tried again must be typed in part: its number is kept nowhere (D-67). */
function RetryNotice({ payment: { retried } }: { payment: CardPayment }) {
  if (!retried?.lastFour) return null
  return (
    <Notice>
      <span className="num">{cardCopy.retry(cardCopy.masked(retried.brand, retried.lastFour))}</span>
    </Notice>
  )
}

/** Two columns in a wide frame, the second a card that stays in view; one below the other in a narrow one. */
const choiceAndOrder = {
  both: 'grid grid-cols-1 gap-6 @4xl:grid-cols-[minmax(0,1fr)_25rem] @4xl:items-start @4xl:gap-8 @6xl:grid-cols-[minmax(0,1fr)_30rem] @6xl:gap-11',
  order: 'grid grid-cols-1 gap-6 @4xl:rounded-m @4xl:bg-surface @4xl:p-6 @4xl:shadow-1 @4xl:sticky @4xl:top-6',
}

interface OrderFormProps {
  payment: CardPayment
  /** Plans or packs, and what else stands beside the order. */
  choice: ReactNode
  /** Below the form in a narrow frame, below the choice in a wide one. */
  after?: ReactNode | undefined
  /** What is chosen: name, price, dates. */
  summary: ReactNode
  /** Instead of the card while nothing can be bought. */
  closed?: ReactNode | undefined
  /** What the member agrees to, right above the button. */
  terms: readonly string[]
  submit: string
  /** Spoken while the payment runs. */
  submitting: string
}

/** What is bought at the left; order, card, terms and the one button at the right (PAY-05, PAY-14, SHOP-01, CANCEL-38). */
export function OrderForm(props: OrderFormProps) {
  const { payment, choice, after, summary, closed, terms, submit, submitting } = props
  return (
    <div className={choiceAndOrder.both}>
      <form noValidate onSubmit={payment.submit} className="contents">
        <div className="grid grid-cols-1 gap-6 @4xl:sticky @4xl:top-6">{choice}</div>
        <div className={`${choiceAndOrder.order} @4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1`}>
          {closed === undefined && (
            <section
              aria-live="polite"
              aria-label={orderCopy.title}
              className="grid gap-2 has-[>p]:hidden @4xl:has-[>p]:grid"
            >
              <div className="hidden @4xl:block">
                <SectionHeading>{orderCopy.title}</SectionHeading>
              </div>
              {summary}
            </section>
          )}
          {closed ?? (
            <section className="grid gap-3">
              <SectionHeading>{paymentCopy.select.card}</SectionHeading>
              <RetryNotice payment={payment} />
              <CardFields form={payment.form} yearDigits={4} />
            </section>
          )}
          <ul className="grid list-disc gap-1 ps-4 text-s text-ink-2 marker:text-ink-3">
            {terms.map((text) => (
              <li key={text} className="phrase num">
                {text}
              </li>
            ))}
            <li className="phrase">
              <StatementText />
            </li>
          </ul>
          <div className="grid gap-3">
            <PaymentAlert payment={payment} />
            <Button type="submit" busy={payment.busy} disabled={closed !== undefined}>
              <span className="num">{submit}</span>
            </Button>
            <output className="sr-only">{payment.busy ? submitting : ''}</output>
          </div>
        </div>
      </form>
      {after}
      <LargePaymentDialog payment={payment} />
    </div>
  )
}

interface OrderSummaryProps {
  name: string
  price: string
  /** What is saved beside the smallest choice, or null. */
  saving: string | null
  lines: readonly string[]
}

/** The chosen plan or pack: name and price, what it saves, what comes next. */
export function OrderSummary({ name, price, saving, lines }: OrderSummaryProps) {
  return (
    <div className="grid gap-1 rounded-m bg-sunken p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{name}</span>
        <span className="shrink-0 text-l font-semibold num">{price}</span>
      </div>
      {saving !== null && <p className="text-s font-medium text-leaf num">{saving}</p>}
      {lines.map((line) => (
        <p key={line} className="text-s phrase text-ink-2 num">
          {line}
        </p>
      ))}
    </div>
  )
}

/** Instead of the summary while nothing is chosen; a narrow frame has the choice right above. */
export function OrderHint({ children }: { children: string }) {
  return <p className="rounded-m bg-sunken p-4 text-s phrase text-ink-2">{children}</p>
}
