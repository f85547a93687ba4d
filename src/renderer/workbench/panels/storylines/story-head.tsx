import type { StorylineLine } from '../../control/queries.ts'

interface StoryPartProps {
  storyline: StorylineLine
  /** How many of its steps were made; undefined while another storyline, or none, is under way. */
  made: number | undefined
}

/** What a storyline shows and with whom. */
export function StoryHead({ storyline: { title, text, cast, steps }, made }: StoryPartProps) {
  const people = Object.entries(cast).map(([phone, person]) => `${phone.toUpperCase()} ${person?.name ?? ''}`)
  const state = made === undefined ? 'まだ始めていません' : `${made} ／ ${steps.length}`
  return (
    <div className="rounded-m bg-sunken px-4 py-3">
      <h3 className="text-m font-semibold">{title}</h3>
      <p className="mt-0.5 text-s text-ink-2">{text}</p>
      <p className="mt-1.5 text-xs text-ink-2 num">
        {steps.length}つの場面 ・ {people.join('、')} ・ {state}
      </p>
    </div>
  )
}
