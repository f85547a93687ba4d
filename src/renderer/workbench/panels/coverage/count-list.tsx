interface CountListProps {
  rows: readonly { text: string; count: number; note?: string }[]
  emptyText: string
  mono?: boolean | undefined
}

export function CountList({ rows, emptyText, mono = false }: CountListProps) {
  if (rows.length === 0) return <p className="py-6 text-center text-s text-ink-2">{emptyText}</p>
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ text, count, note }) => (
        <li key={text} className="flex items-baseline gap-3 py-1.5">
          <span
            className={`min-w-0 flex-1 ${mono ? 'font-mono text-xs break-all' : 'text-s'} ${count === 0 ? 'text-ink-3' : ''}`}
          >
            {text}
            {note !== undefined && <code className="ms-2 font-mono text-xs text-ink-3">{note}</code>}
          </span>
          <span className={`text-s num ${count === 0 ? 'text-ink-3' : 'font-semibold text-leaf'}`}>
            {count === 0 ? '未' : count}
          </span>
        </li>
      ))}
    </ul>
  )
}
