interface HeaderTableProps {
  title: string
  headers: Readonly<Record<string, string>>
}

/** Headers by name, folded until somebody wants them. */
export function HeaderTable({ title, headers }: HeaderTableProps) {
  const lines = Object.entries(headers)
  if (lines.length === 0) return null
  return (
    <details className="mb-3">
      <summary className="cursor-pointer text-xs font-medium text-ink-2">
        {title} <span className="num">{lines.length}</span>
      </summary>
      <dl className="mt-1 rounded-s bg-sunken px-3 py-2 font-mono text-xs">
        {lines.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[9rem_1fr] gap-2 py-0.5">
            <dt className="truncate text-ink-2" title={name}>
              {name}
            </dt>
            <dd className="min-w-0 break-all">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
