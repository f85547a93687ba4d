import type { StorylineLine } from '../../control/queries.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { startStory, stepBack, stepOn } from './storyline-actions.ts'

interface StoryToolsProps {
  storyline: StorylineLine
  made: number | undefined
}

/** Start, back and next, always in the same place. Starting leaves the world before it one undo away, so it does not ask. */
export function StoryTools({ storyline: { key, title, steps }, made }: StoryToolsProps) {
  const next = made === undefined ? undefined : steps[made]
  return (
    <div className="flex gap-2 border-t border-line px-4.5 py-3">
      {made === undefined ? (
        <ActionButton icon="play" tone="primary" className="flex-1" run={() => startStory(key)}>
          {`「${title}」を始める`}
        </ActionButton>
      ) : (
        <>
          <ActionButton icon="chevron-left" disabled={made === 0} run={stepBack}>
            戻る
          </ActionButton>
          {next === undefined ? (
            <ActionButton icon="refresh" className="flex-1" run={() => startStory(key)}>
              はじめからもう一度
            </ActionButton>
          ) : (
            <ActionButton tone="primary" className="flex-1" run={stepOn}>
              {`次へ：${next.title}`}
            </ActionButton>
          )}
        </>
      )}
    </div>
  )
}
