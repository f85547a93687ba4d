import { compactControl } from '../../parts/buttons.tsx'
import { methods, senders, statusClasses, type ExchangeFilter } from './find-exchanges.ts'

interface ExchangeFiltersProps {
  filter: ExchangeFilter
  onChange: (change: Partial<ExchangeFilter>) => void
}

const choices = [
  { field: 'status', label: '状態で絞り込む', options: statusClasses },
  { field: 'method', label: 'メソッドで絞り込む', options: methods },
  { field: 'phone', label: 'スマートフォンで絞り込む', options: senders },
] as const

/** Status, method and phone, each open until one is chosen. */
export function ExchangeFilters({ filter, onChange }: ExchangeFiltersProps) {
  return (
    <div className="grid grid-cols-3 gap-1.5">
      {choices.map(({ field, label, options }) => (
        <select
          key={field}
          aria-label={label}
          value={filter[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
          className={`${compactControl} ${filter[field] === '' ? 'text-ink-2' : 'font-medium text-plum'}`}
        >
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ))}
    </div>
  )
}
