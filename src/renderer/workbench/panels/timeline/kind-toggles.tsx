import { timelineKinds, type TimelineKind } from './timeline-items.ts'

interface KindTogglesProps {
  kinds: readonly TimelineKind[]
  onChange: (kinds: readonly TimelineKind[]) => void
}

/** Which kinds are on the line; a press takes one away or brings it back. */
export function KindToggles({ kinds, onChange }: KindTogglesProps) {
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">種類</legend>
      {timelineKinds.map(({ value, label }) => {
        const isOn = kinds.includes(value)
        return (
          <button
            key={value}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? kinds.filter((kind) => kind !== value) : [...kinds, value])}
            className={`rounded-full px-2.5 py-1 text-xs ${isOn ? 'bg-plum-soft font-medium text-plum' : 'text-ink-2 inset-ring inset-ring-line-strong hover:bg-wash'}`}
          >
            {label}
          </button>
        )
      })}
    </fieldset>
  )
}
