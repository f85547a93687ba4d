import { paymentInformationEndpoint } from '../../../../contract/calls/payment.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useEndpoint } from '../../api/queries.ts'
import { cardCopy } from './copy.ts'

/** Loads the payment state of the member (API-64) for the pages of this folder. */
export function usePaymentInformation() {
  return useEndpoint(paymentInformationEndpoint, {}, { staleTime: 0 })
}

/** List of facts: names left, values right, separated by lines, because the names are long and the values short. */
export function PaymentFacts({
  items,
}: {
  items: readonly { readonly label: string; readonly value: React.ReactNode }[]
}) {
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

/** Text of the payment on the card statement. The quoted name never breaks across lines (PAY-119). */
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

/** Skeleton of plan selection and shop: a line and four choices. */
export function PaymentSkeleton() {
  return (
    <PageBody>
      <SkeletonGroup className="grid gap-2.5">
        <Skeleton className="mb-4 w-2/3" />
        <Skeleton shape="block" className="h-28" count={4} />
      </SkeletonGroup>
    </PageBody>
  )
}
