import { Segmented } from '../../../ui/form/segmented.tsx'
import { useCopy } from '../../hub/language.ts'
import type { ExchangeSource } from '../../hub/state.ts'
import { inspectorCopy } from './copy.ts'
import type { ExchangeSourceState } from './exchange-source.ts'

/** Chooses whose exchanges are listed, when a capsule or an HTTP Archive is open. */
export function SourceSwitch({ of, onChange }: { of: ExchangeSourceState; onChange: () => void }) {
  const { source, sources, archiveName, choose } = of
  const words = useCopy(inspectorCopy).list
  if (sources.length === 1) return null
  const change = (value: ExchangeSource) => {
    onChange()
    choose(value)
  }
  return (
    <div className="flex items-center justify-between gap-3 px-4.5 pb-2 text-xs text-ink-2">
      <Segmented
        label={words.source.label}
        size="s"
        options={sources.map((value) => ({ value, label: words.source.names[value] }))}
        value={source}
        onValueChange={change}
      />
      {source !== 'now' && (
        <span className="min-w-0 truncate">{source === 'archive' ? archiveName : words.ofCapsule}</span>
      )}
    </div>
  )
}
