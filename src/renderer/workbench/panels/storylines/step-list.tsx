import { Icon } from '../../../ui/base/icon.tsx'
import type { StorylineLine } from '../../control/queries.ts'

interface StepListProps {
  storyline: StorylineLine
  made: number | undefined
}

/** The steps from top to bottom: what was made is ticked, the present one tells what to look at. */
export function StepList({ storyline: { caption, steps }, made }: StepListProps) {
  return (
    <>
      {(made === undefined || made === 0) && <p className="px-1 pt-3 text-s text-ink-2">{caption}</p>}
      <ol className="py-2">
        {steps.map((step, index) => (
          <Step
            key={step.title}
            no={index + 1}
            step={step}
            state={made === undefined || index >= made ? 'ahead' : index === made - 1 ? 'present' : 'made'}
          />
        ))}
      </ol>
    </>
  )
}

const marks = {
  ahead: 'bg-sunken text-ink-2',
  present: 'bg-plum text-on-plum',
  made: 'bg-leaf-soft text-leaf',
} as const

interface StepProps {
  no: number
  step: StorylineLine['steps'][number]
  state: keyof typeof marks
}

function Step({ no, step, state }: StepProps) {
  const isPresent = state === 'present'
  return (
    <li
      aria-current={isPresent ? 'step' : undefined}
      className={`grid grid-cols-[1.75rem_1fr] gap-x-3 py-2 ${isPresent ? '-mx-2.5 my-1 rounded-m bg-wash px-2.5 inset-ring inset-ring-line' : ''}`}
    >
      <span
        className={`grid size-6.5 place-items-center rounded-full text-xs font-semibold num ${marks[state]}`}
      >
        {state === 'made' ? <Icon name="check" size={14} /> : no}
        {state === 'made' && <span className="sr-only">済み</span>}
      </span>
      <div className="min-w-0">
        <p className={`text-s leading-6.5 ${state === 'ahead' ? 'text-ink-2' : 'font-semibold'}`}>
          {step.title}
        </p>
        {isPresent && (
          <>
            <p className="text-s text-ink-2">{step.caption}</p>
            {step.points.length > 0 && (
              <ul className="mt-2 grid gap-1 border-t border-line pt-2">
                {step.points.map(({ text, ids }) => (
                  <li key={text} className="flex items-baseline gap-2 text-s">
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
