import { Icon } from '../../../ui/base/icon.tsx'
import type { StorylineRow } from '../../hub/control/queries.ts'
import { useCopy } from '../../hub/language.ts'
import { ToolButton } from '../../parts/buttons.tsx'
import { pressableRow } from '../../parts/rows.tsx'
import { storylinesCopy } from './copy.ts'

interface StoryListProps {
  storylines: readonly StorylineRow[]
  onChoose: (key: string) => void
  onStart: (key: string) => void
  isStarting: boolean
}

/** The other storylines. A press shows one; its button starts it. */
export function StoryList({ storylines, onChoose, onStart, isStarting }: StoryListProps) {
  const words = useCopy(storylinesCopy)
  return (
    <section aria-label={words.others}>
      <h3 className="pt-3 pb-1 text-xs font-medium text-ink-2">{words.others}</h3>
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
              <span className="shrink-0 text-xs text-ink-3 num">{words.sceneCount(steps.length)}</span>
            </button>
            <ToolButton icon="play" label={words.start(title)} disabled={isStarting} onClick={() => onStart(key)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
