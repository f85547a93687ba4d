import { Icon } from '../../../ui/base/icon.tsx'
import type { StorylineRow } from '../../hub/control/queries.ts'
import { useCopy } from '../../hub/language.ts'
import type { ScenePlay } from '../../hub/stories/scene-play.ts'
import { storylinesCopy } from './copy.ts'
import { SceneActions, useScenePlay } from './scene-actions.tsx'
import type { StoryPartProps } from './story-head.tsx'

/** Steps of a storyline. Finished steps are ticked; the present step explains what to look at. */
export function StepList({ storyline: { key, caption, steps }, made }: StoryPartProps) {
  const play = useScenePlay(key, made)
  const isAtBeginning = made === 0
  return (
    <>
      {(made === undefined || isAtBeginning) && <p className="pt-3 text-s phrase text-ink-2">{caption}</p>}
      {isAtBeginning && play && <SceneActions play={play} />}
      <ol className="py-2">
        {steps.map((step, index) => (
          <Step
            // oxlint-disable-next-line react/no-array-index-key -- two steps may have one title, and their order never changes
            key={index}
            no={index + 1}
            step={step}
            play={index + 1 === made ? play : undefined}
            state={stateOf(index, made)}
          />
        ))}
      </ol>
    </>
  )
}

/** State of the step at a position, of which `made` are finished. The latest finished step is the present one. */
function stateOf(index: number, made = 0): keyof typeof marks {
  if (index >= made) return 'ahead'
  return index === made - 1 ? 'present' : 'made'
}

const marks = {
  ahead: 'bg-sunken text-ink-2',
  present: 'bg-plum text-on-plum',
  made: 'bg-leaf-soft text-leaf',
} as const

interface StepProps {
  no: number
  step: StorylineRow['steps'][number]
  state: keyof typeof marks
  /** Set while this window plays the step, and after it. */
  play: ScenePlay | undefined
}

function Step({ no, step, state, play }: StepProps) {
  const words = useCopy(storylinesCopy)
  const isPresent = state === 'present'
  return (
    <li
      aria-current={isPresent ? 'step' : undefined}
      className={`grid grid-cols-[1.75rem_1fr] gap-x-3 py-2 ${isPresent ? '-mx-2.5 my-1 rounded-m bg-wash px-2.5 inset-ring inset-ring-line' : ''}`}
    >
      <span className={`grid size-6.5 place-items-center rounded-full text-xs font-semibold num ${marks[state]}`}>
        {state === 'made' ? <Icon name="check" size={14} /> : no}
        {state === 'made' && <span className="sr-only">{words.made}</span>}
      </span>
      <div className="min-w-0">
        <p className={`text-s leading-6.5 ${state === 'ahead' ? 'text-ink-2' : 'font-semibold'}`}>{step.title}</p>
        {isPresent && (
          <>
            <p className="text-s text-ink-2">{step.caption}</p>
            {play && <SceneActions play={play} />}
            {step.points.length > 0 && (
              <ul className="mt-2 grid gap-1 border-t border-line pt-2">
                {step.points.map(({ text, ids }, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- two points may be alike
                  <li key={index} className="flex items-baseline gap-2 text-s">
                    <Icon name="eye" size={14} className="shrink-0 translate-y-0.5 text-leaf" />
                    <span className="min-w-0 flex-1">{text}</span>
                    <code className="shrink-0 font-mono text-xs text-ink-3">{ids.join(' ')}</code>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </li>
  )
}
