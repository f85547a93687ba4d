import { useCopy } from '../../../hub/language.ts'
import { inspectorCopy } from '../copy.ts'
import { type TimelineKind, timelineKinds } from './timeline-items.ts'

interface KindTogglesProps {
  kinds: readonly TimelineKind[]
  onChange: (kinds: readonly TimelineKind[]) => void
}

/** Chooses the kinds of items that the timeline shows. */
export function KindToggles({ kinds, onChange }: KindTogglesProps) {
  const words = useCopy(inspectorCopy).line
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">{words.kind}</legend>
      {timelineKinds.map((value) => {
        const isOn = kinds.includes(value)
        return (
          <button
            key={value}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? kinds.filter((kind) => kind !== value) : [...kinds, value])}
            className={`rounded-full px-2.5 py-1 text-xs ${isOn ? 'bg-plum-soft font-medium text-plum' : 'text-ink-2 inset-ring inset-ring-line-strong hover:bg-wash'}`}
          >
            {words.kinds[value]}
          </button>
        )
      })}
    </fieldset>
  )
}
