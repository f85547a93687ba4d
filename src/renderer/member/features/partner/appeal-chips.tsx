import { useId } from 'react'
import { Chip } from '../../../ui/list/chip.tsx'

/** Appeal points of a man, listed words, with a visible title unless their card has it. */
export function AppealChips({ points, label }: { points: readonly string[]; label?: string }) {
  const id = useId()
  return (
    <div className="grid gap-2">
      {label !== undefined && (
        <p id={id} className="text-s font-semibold text-ink-2">
          {label}
        </p>
      )}
      <ul aria-labelledby={label === undefined ? undefined : id} className="flex flex-wrap gap-2">
        {points.map((point) => (
          <li key={point} className="max-w-full">
            <Chip tone="plum">{point}</Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
