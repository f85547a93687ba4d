import { IconButton } from '../../../ui/base/button.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import type { StorylineLine } from '../../control/queries.ts'
import { pressableRow } from '../../parts/buttons.tsx'
import { attempt } from '../../parts/flash.ts'

interface StoryListProps {
  storylines: readonly StorylineLine[]
  onChoose: (key: string) => void
  onStart: (key: string) => Promise<void>
}

/** The other storylines: a press shows one, its button starts it at once. */
export function StoryList({ storylines, onChoose, onStart }: StoryListProps) {
  return (
    <section aria-label="ほかの筋書き">
      <h3 className="pt-3 pb-1 text-xs font-medium text-ink-2">ほかの筋書き</h3>
      <ul className="-mx-2.5">
        {storylines.map(({ key, title, steps }) => (
          <li key={key} className="flex items-center gap-1">
            <button
              type="button"
              className={`${pressableRow} flex min-w-0 items-center gap-2.5 text-s`}
              onClick={() => onChoose(key)}
            >
              <Icon name="book" size={18} className="shrink-0 text-ink-3" />
              <span className="min-w-0 flex-1 truncate">{title}</span>
              <span className="shrink-0 text-xs text-ink-3 num">{steps.length}場面</span>
            </button>
            <IconButton
              icon="play"
              size={34}
              iconSize={16}
              label={`「${title}」を始める`}
              onClick={() => void attempt(() => onStart(key))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
