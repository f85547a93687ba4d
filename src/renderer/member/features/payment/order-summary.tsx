interface OrderSummaryProps {
  name: string
  price: string
  saving: string | null
  lines: readonly string[]
}

/** Summary of the chosen plan or pack: name, price, saving and next steps. */
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

/** Hint in place of the summary while nothing is chosen. A narrow frame shows the choice directly above. */
export function OrderHint({ children }: { children: string }) {
  return <p className="rounded-m bg-sunken p-4 text-s phrase text-ink-2">{children}</p>
}
