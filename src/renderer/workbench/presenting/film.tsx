import { goToStep } from './presenting-actions.ts'
import { useStory } from './use-story.ts'

/** The steps of the story as a strip along the foot: what was made, what is, what comes. A press goes there. */
export function Film() {
  const story = useStory()
  if (!story) return null
  const { storyline, made } = story
  return (
    <ol aria-label="場面" className="absolute inset-x-0 bottom-0 flex gap-3.5 px-10 pb-4">
      {storyline.steps.map(({ title }, index) => {
        const no = index + 1
        const line = no === made ? 'border-lantern' : no < made ? 'border-plum/45' : 'border-line-strong'
        return (
          <li key={title} className="min-w-0 flex-1" aria-current={no === made ? 'step' : undefined}>
            <button
              type="button"
              onClick={() => void goToStep(no)}
              className={`flex w-full items-baseline gap-2 border-t-3 pt-2 text-start text-s ${line} ${
                no === made ? 'font-semibold text-ink' : 'text-ink-2 hover:text-ink'
              }`}
            >
              <span className="num">{no}</span>
              <span className="truncate">{title}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
