import { useCopy } from '../../hub/language.ts'
import { Choice } from '../../parts/select-fields.tsx'
import { inspectorCopy } from './copy.ts'
import { type ExchangeFilter, methodOptions, senderOptions, statusOptions } from './exchange-filter.ts'
import type { ListedExchange } from './exchange-rows.ts'

interface ExchangeFiltersProps {
  /** Rows whose statuses can be chosen. */
  rows: readonly ListedExchange[]
  filter: ExchangeFilter
  onChange: (change: Partial<ExchangeFilter>) => void
}

/** Filters by status, method and phone; unset at first. */
export function ExchangeFilters({ rows, filter, onChange }: ExchangeFiltersProps) {
  const words = useCopy(inspectorCopy).list
  const choices = [
    { field: 'status', label: words.byStatus, options: statusOptions(rows, filter.status) },
    { field: 'method', label: words.byMethod, options: methodOptions() },
    { field: 'phone', label: words.byPhone, options: senderOptions() },
  ] as const
  return (
    <div className="grid grid-cols-3 gap-1.5">
      {choices.map(({ field, label, options }) => (
        <Choice
          key={field}
          label={label}
          options={options}
          value={filter[field]}
          onChange={(value) => onChange({ [field]: value })}
          tone={filter[field] === '' ? 'plain' : 'chosen'}
        />
      ))}
    </div>
  )
}
