import { useCopy } from '../../hub/language.ts'
import { presentingCopy } from './copy.ts'
import { useStory } from './running-story.ts'
import { goToStep } from './story-presses.ts'

/** Steps of the storyline along the foot: finished, present and coming. A press goes to a step. */
export function Film() {
  const words = useCopy(presentingCopy)
  const story = useStory()
  if (!story) return null
  const { storyline, made } = story
  return (
    <ol aria-label={words.scenes} className="absolute inset-x-0 bottom-0 flex gap-3.5 px-10 pb-4">
      {storyline.steps.map(({ title }, index) => {
        const no = index + 1
        const isPresent = no === made
        const other = `text-ink-2 hover:text-ink ${no < made ? 'border-plum/45' : 'border-line-strong'}`
        const look = isPresent ? 'border-lantern font-semibold text-ink' : other
        return (
          <li key={no} className="min-w-0 flex-1" aria-current={isPresent ? 'step' : undefined}>
            <button
              type="button"
              onClick={() => void goToStep(no)}
              className={`flex w-full items-baseline gap-2 border-t-3 pt-2 text-start text-s ${look}`}
            >
              <span className="num">{no}</span>
              <span className="truncate" title={title}>
                {title}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
