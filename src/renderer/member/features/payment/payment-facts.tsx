import type { ReactNode } from 'react'

interface PaymentFactsProps {
  items: readonly { readonly label: string; readonly value: ReactNode }[]
}

/** Names on the left, values at the right edge, a line between: the names are long and the values short. */
export function PaymentFacts({ items }: PaymentFactsProps) {
  return (
    <dl className="grid divide-y divide-line">
      {items.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-wrap items-center justify-between gap-x-4 py-2.5 first:pt-0 last:pb-0"
        >
          <dt className="text-s text-ink-2">{label}</dt>
          <dd className="min-w-0 text-end wrap-anywhere num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
