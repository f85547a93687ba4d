import type { Exchange } from '../../../../contract/control/exchanges.ts'
import { attempt } from '../../hub/control/flash.ts'
import { useCopy } from '../../hub/language.ts'
import { SmallIconButton } from '../../parts/buttons.tsx'
import { SearchField, Choice } from '../../parts/fields.tsx'
import { inspectorCopy } from './copy.ts'
import { type ExchangeFilter, methodOptions, senderOptions, statusOptions } from './exchange-filter.ts'
import type { ListedExchange, RecordedExchanges } from './exchange-rows.ts'
import { openHar } from './open-har.ts'
import { saveHar } from './save-har.ts'

interface ExchangeToolsProps {
  text: string
  onText: (text: string) => void
  /** New exchanges wait until the list goes on. */
  isPaused: boolean
  onPause: (isPaused: boolean) => void
  isEmpty: boolean
  /** Exchanges of an opened file; undefined for those of this server. */
  ofFile: readonly Exchange[] | undefined
  /** Called before a file is chosen. */
  onOpen: () => void
  /** Undefined for a list that cannot be cleared. */
  onClear: (() => void) | undefined
}

/** Tools above the list: search field, pause, open and save as an HTTP Archive, clear. */
export function ExchangeTools(props: ExchangeToolsProps) {
  const { text, onText, isPaused, onPause, isEmpty, ofFile, onOpen, onClear } = props
  const words = useCopy(inspectorCopy).list
  const open = () => {
    onOpen()
    void attempt(openHar)
  }
  return (
    <div className="flex items-center gap-1">
      <SearchField {...words.find} value={text} onChange={onText} />
      <SmallIconButton
        icon={isPaused ? 'play' : 'pause'}
        label={isPaused ? words.resume : words.pause}
        aria-pressed={isPaused}
        onClick={() => onPause(!isPaused)}
      />
      <SmallIconButton icon="upload" label={words.openHar} onClick={open} />
      <SmallIconButton
        icon="download"
        label={words.saveHar}
        disabled={isEmpty}
        onClick={() => void attempt(() => saveHar(ofFile))}
      />
      <SmallIconButton icon="trash" label={words.clear} disabled={!onClear} onClick={onClear} />
    </div>
  )
}

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

interface ExchangeCountProps {
  found: number
  recorded: RecordedExchanges
  /** The search in bodies. */
  search: { readonly isFetching: boolean; readonly isError: boolean }
}

/** Number of exchanges, and number of dropped earlier exchanges. */
export function ExchangeCount({ found, recorded: { rows, dropped }, search }: ExchangeCountProps) {
  const words = useCopy(inspectorCopy).list
  const all = words.count(rows.length)
  return (
    <output className="text-xs text-ink-3 num">
      {found === rows.length ? all : words.found(found, all)}
      {dropped > 0 && words.dropped(dropped)}
      {search.isFetching && words.searching}
      {search.isError && words.notSearched}
    </output>
  )
}
