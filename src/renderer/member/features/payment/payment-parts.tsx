import { type ReactNode, useEffect, useRef } from 'react'
import { dayMs } from '../../../../contract/rules/tokyo-time.ts'
import { formatDate, toEpochMs } from '../../../lib/date-ja.ts'
import { SkeletonGroup } from '../../../ui/feedback/list-skeleton.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { cardCopy } from './copy.ts'

/** The last day that is paid for: the one before the next charge. */
export const lastDay = (nextPaymentDate: string): string => formatDate(toEpochMs(nextPaymentDate) - dayMs)

interface PaymentFactsProps {
  items: readonly { readonly label: string; readonly value: ReactNode }[]
}

/** Names on the left, values at the right edge, a line between: the names are long and the values short. */
export function PaymentFacts({ items }: PaymentFactsProps) {
  return (
    <dl className="grid divide-y divide-line">
      {items.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap items-center justify-between gap-x-4 py-2.5 first:pt-0 last:pb-0">
          <dt className="text-s text-ink-2">{label}</dt>
          <dd className="min-w-0 text-end wrap-anywhere num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** How the payment reads on the card's statement; the quoted name never breaks over two lines (PAY-119). */
export function StatementText() {
  const [before, name, after] = cardCopy.statement.split(/(「.+?」)/)
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{name}</span>
      {after}
    </>
  )
}

/** Before plan selection and shop have their numbers: a line and four choices. */
export function PaymentSkeleton() {
  return (
    <PageBody>
      <SkeletonGroup className="grid gap-2.5">
        <Skeleton shape="line" className="mb-4 w-2/3" />
        {[1, 2, 3, 4].map((n) => (
          <Skeleton key={n} shape="block" className="h-28 w-full" />
        ))}
      </SkeletonGroup>
    </PageBody>
  )
}

/** What went wrong with a payment, under the form; brought into view and announced (PAY-90, PAY-93). */
export function PaymentAlert({ lines }: { lines: readonly string[] | null }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (lines) box.current?.scrollIntoView({ block: 'nearest' })
  }, [lines])
  return (
    <div ref={box} role="alert">
      {lines && (
        <Notice tone="alarm" title={lines[0]}>
          {lines.slice(1).join(' ') || undefined}
        </Notice>
      )}
    </div>
  )
}
