import { Button } from '../../../ui/base/button.tsx'
import type { StorylineLine } from '../../control/storylines-query.ts'

interface StoriesProps {
  storylines: readonly StorylineLine[]
  /** Whether a stage is there that can begin one. */
  isOn: boolean
  onBegin: (key: string) => void
}

/** The storylines to begin. */
export function Stories({ storylines, isOn, onBegin }: StoriesProps) {
  return (
    <section aria-label="筋書きを選ぶ">
      <ul className="flex flex-wrap gap-2 py-1">
        {storylines.map(({ key, title }) => (
          <li key={key}>
            <Button tone="quiet" size="xs" disabled={!isOn} onClick={() => onBegin(key)}>
              {title}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
