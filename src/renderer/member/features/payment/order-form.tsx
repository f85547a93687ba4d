import { SectionHeading } from '../../../ui/base/card.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx'
import { CardFields } from './card/card-fields.tsx'
import type { CardPayment, OrderConfirmation, RetriedPayment } from './card/use-card-payment.ts'
import { cardCopy, orderCopy, paymentCopy } from './copy.ts'
import { PaymentSubmit } from './payment-submit.tsx'
import { StatementText } from './statement-text.tsx'

const largeCopy = paymentCopy.large

/** Confirms a large amount before the charge (D-75). */
function LargeOrderDialog({ confirmation: { order, confirm, cancel } }: { confirmation: OrderConfirmation }) {
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

/** Explains why a retried card must be partly typed again: its number is never stored (D-67). */
function RetryNotice({ retried: { attempt, isBack } }: { retried: RetriedPayment }) {
  if (attempt.lastFour === '') return null
  return (
    <Notice title={isBack ? cardCopy.unpaid : undefined}>
      <span className="num">{cardCopy.retry(cardCopy.masked(attempt.brand, attempt.lastFour))}</span>
    </Notice>
  )
}

/** Two columns in a wide frame; stacked in a narrow frame. */
const columnsStyle = [
  'grid grid-cols-1 gap-6 @4xl:grid-cols-[minmax(0,1fr)_25rem] @4xl:items-start @4xl:gap-8',
  '@6xl:grid-cols-[minmax(0,1fr)_30rem] @6xl:gap-11',
].join(' ')

/** The second column: a sticky card. */
const orderStyle = [
  'grid grid-cols-1 gap-6 @4xl:rounded-m @4xl:bg-surface @4xl:p-6 @4xl:shadow-1 @4xl:sticky @4xl:top-6',
  '@4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1',
].join(' ')

interface OrderFormProps {
  payment: CardPayment
  /** Whether the page has read since its opening what is paid: the bank may have approved although the member came back. */
  isRead: boolean
  /** Left column: plans or packs, with what else stands there, such as the likes held. */
  choiceColumn: React.ReactNode
  /** Content below the form in a narrow frame, below the choice in a wide one. */
  after?: React.ReactNode | undefined
  summary: React.ReactNode
  /** Replaces the card form while nothing can be bought. */
  closed?: React.ReactNode | undefined
  /** Terms that the member accepts, directly above the button. */
  terms: readonly string[]
  submit: string
  /** Read by screen readers while the payment runs. */
  submitting: string
  /** Where a refused payment leads on; by default to the payment information. */
  onward?: { readonly to: string; readonly text: string }
}

/** Order form: choice on the left; order, card, terms and button on the right (PAY-05, PAY-14, SHOP-01, CANCEL-38). */
export function OrderForm(props: OrderFormProps) {
  const { payment, isRead, choiceColumn, after, summary, closed, terms, submit, submitting, onward } = props
  const { retried } = payment
  return (
    <div className={columnsStyle}>
      <form noValidate onSubmit={payment.submit} className="contents">
        <div className="grid grid-cols-1 gap-6 @4xl:sticky @4xl:top-6">{choiceColumn}</div>
        <div className={orderStyle}>
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
              {retried && (isRead || !retried.isBack) && <RetryNotice retried={retried} />}
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
          <PaymentSubmit payment={payment} submitting={submitting} disabled={closed !== undefined} onward={onward}>
            <span className="num">{submit}</span>
          </PaymentSubmit>
        </div>
      </form>
      {after}
      <LargeOrderDialog confirmation={payment.confirmation} />
    </div>
  )
}
