import { controlCopy } from '../../lib/copy/control.ts'

interface KeyValueListProps {
  items: readonly { label: React.ReactNode; value: React.ReactNode }[]
  className?: string | undefined
}

export function KeyValueList({ items, className = '' }: KeyValueListProps) {
  return (
    <dl
      className={`grid grid-cols-[min(8.5rem,42%)_minmax(0,1fr)] gap-x-3 gap-y-2.5 text-[0.875rem]/[1.6] ${className}`}
    >
      {items.map(({ label, value }, index) => {
        const empty = value === undefined || value === null || value === ''
        return (
          <div key={index} className="contents">
            <dt className="wrap-anywhere text-ink-3">{typeof label === 'string' ? bracketsWhole(label) : label}</dt>
            <dd className={`min-w-0 wrap-anywhere ${empty ? 'text-ink-3' : ''}`}>
              {empty ? controlCopy.notSet : value}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Moves a remark in brackets to the next line as a whole. A remark longer than a line breaks inside. */
function bracketsWhole(label: string): React.ReactNode {
  const at = label.indexOf('（')
  if (at <= 0) return label
  return (
    <>
      {label.slice(0, at)}
      <wbr />
      <span className="break-keep">{label.slice(at)}</span>
    </>
  )
}
