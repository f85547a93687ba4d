import { useState } from 'react'
import { Link } from 'react-router-dom'
import { controlCopy } from '../../../lib/copy/control.ts'
import { formatDate } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { LanternScene } from '../../../ui/brand/scenes.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { lastDay } from '../../shared/payment/plan-state.ts'
import type { Receipt } from '../../shared/payment/receipt.ts'
import { paymentCopy } from './copy.ts'
import { useReceiptPeriod } from './use-receipt-period.ts'

const { receipt: copy, select, information } = paymentCopy

/** Paper with a torn edge; in a wide frame the facts stand beside the rest. */
const paperStyle = [
  'rounded-t-l bg-surface pb-2.5 torn-edge',
  '@3xl:grid @3xl:grid-cols-2 @3xl:grid-rows-[auto_auto_1fr] @3xl:px-2 @3xl:pt-2 @3xl:pb-5 @3xl:*:col-start-1',
].join(' ')

const factsStyle = [
  'grid divide-y divide-line border-line-strong px-5',
  '@3xl:col-start-2! @3xl:row-span-3 @3xl:row-start-1 @3xl:content-center @3xl:border-s @3xl:border-dashed',
].join(' ')

/** Line between two parts in a narrow frame. */
const dashed = 'mx-5 border-t border-dashed border-line-strong @3xl:hidden'

export interface HomeReceiptProps {
  receipt: Receipt
  /** One line, which a press unfolds. */
  folded: boolean
  /** Called once the dates are known, to store them. */
  onLoaded: (receipt: Receipt) => void
  onClose: () => void
}

/** Receipt of a plan payment at the head of home: plan, amount, period, next charge and cancellation (D-112). */
export function HomeReceipt({ receipt, folded, onLoaded, onClose }: HomeReceiptProps) {
  useReceiptPeriod(receipt, onLoaded)
  const [unfolded, setUnfolded] = useState(!folded)
  const { plan, amount, period } = receipt
  const dates = period && {
    period: copy.days(formatDate(period.paidAt), lastDay(period.nextCharge)),
    next: `${formatDate(period.nextCharge)} ${select.yen(period.nextAmount)}`,
  }
  if (!unfolded) return <FoldedReceipt plan={plan} onUnfold={() => setUnfolded(true)} />
  return (
    <section
      aria-labelledby="receipt-heading"
      className="mx-auto w-full max-w-140 paper-shade @3xl:col-span-2 @3xl:max-w-none"
    >
      <div className={paperStyle}>
        <ReceiptHead />
        <div className={dashed} />
        <dl className={factsStyle}>
          <Fact label={copy.plan}>
            <span className="font-semibold">{plan}</span>
          </Fact>
          <Fact label={information.amount}>
            <span className="me-2 text-s text-ink-2">{select.taxIncluded}</span>
            <span className="text-l font-semibold">{select.yen(amount)}</span>
          </Fact>
          <Fact label={copy.periodLabel}>{dates?.period ?? <Skeleton className="w-40" />}</Fact>
          <Fact label={copy.next}>{dates?.next ?? <Skeleton className="w-32" />}</Fact>
        </dl>
        <div className={dashed} />
        <p className="px-5 pt-3 text-s phrase text-ink-2">
          <span className="me-2 font-semibold text-ink">{copy.howToCancel}</span>
          {copy.cancelWay}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-2 px-3 pt-1 @3xl:self-end">
          <Button tone="text" size="m" render={<Link to="/payment_information" />}>
            {paymentCopy.success.toInformation}
          </Button>
          <Button tone="text" size="m" onClick={onClose}>
            {controlCopy.close}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** The receipt in one line, which a press unfolds. */
function FoldedReceipt({ plan, onUnfold }: { plan: string; onUnfold: () => void }) {
  return (
    <button
      type="button"
      aria-expanded={false}
      className="mx-auto flex min-h-13 w-full max-w-140 items-center gap-3 rounded-l bg-surface px-5 py-2 text-start shadow-1 hover:bg-wash @3xl:col-span-2 @3xl:max-w-none"
      onClick={onUnfold}
    >
      <Icon name="check" size={18} className="text-leaf" />
      <span className="min-w-0 flex-1 text-s font-semibold">{copy.title}</span>
      <span className="text-s text-ink-2 num">{plan}</span>
      <Icon name="chevron-down" size={18} className="text-ink-3" />
    </button>
  )
}

/** Heading with the thanks, which names the section. */
function ReceiptHead() {
  return (
    <div className="flex items-center gap-4 px-5 pt-4.5 pb-3.5">
      <span className="relative shrink-0">
        <span className="block size-16 overflow-hidden rounded-full">
          <LanternScene />
        </span>
        <span className="absolute -end-1 -bottom-0.5 grid size-7 place-items-center rounded-full bg-leaf text-surface ring-3 ring-surface">
          <Icon name="check" size={16} />
        </span>
      </span>
      <div className="min-w-0">
        <h2 id="receipt-heading" className="text-s font-normal text-ink-2">
          {copy.title}
        </h2>
        <p className="font-display text-l font-semibold tracking-mincho phrase">{copy.thanks}</p>
      </div>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <dt className="text-s text-ink-2">{label}</dt>
      <dd className="min-w-0 text-end num">{children}</dd>
    </div>
  )
}
