interface PaymentFact {
  readonly label: string
  readonly value: React.ReactNode
}

/** List of facts: names left, values right, separated by lines, because the names are long and the values short. */
export function PaymentFacts({ items }: { items: readonly PaymentFact[] }) {
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
