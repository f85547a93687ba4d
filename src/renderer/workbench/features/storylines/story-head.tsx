import { useAtom } from 'jotai'
import type { StorylineRow } from '../../hub/control/queries.ts'
import { useCopy } from '../../hub/language.ts'
import { playSlowlyAtom } from '../../hub/stories/play-state.ts'
import { resetWorld } from '../../hub/world/world-actions.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { Segments } from '../../parts/choices.tsx'
import { storylinesCopy } from './copy.ts'
import { ExportStory } from './export-story.tsx'

export interface StoryPartProps {
  storyline: StorylineRow
  /** Number of finished steps; undefined while this storyline is not running. */
  made: number | undefined
}

/** Subject and members of a storyline. */
export function StoryHead({ storyline: { key, title, text, cast, steps }, made }: StoryPartProps) {
  const words = useCopy(storylinesCopy)
  const people = Object.entries(cast).map(([phone, person]) => `${phone.toUpperCase()} ${person?.name ?? ''}`)
  const isByHand = steps.some((step) => step.byHand)
  const state = made === undefined ? words.notStarted : words.place(made, steps.length)
  return (
    <div className="rounded-m bg-sunken px-4 py-3">
      <h3 className="text-m font-semibold">{title}</h3>
      <p className="mt-0.5 text-s text-ink-2">{text}</p>
      <p className="mt-1.5 text-xs text-ink-2 num">{words.head(steps.length, people, state)}</p>
      {isByHand && (
        <div className="mt-2">
          <PaceChoice />
        </div>
      )}
      <div className="mt-2">
        <ExportStory storyKey={key} title={title} />
      </div>
    </div>
  )
}

/** The scenario of a storyline: its world, to try by hand without the steps. */
export function StoryWorld({ storyline: { title, scenario } }: Pick<StoryPartProps, 'storyline'>) {
  const words = useCopy(storylinesCopy)
  if (!scenario) return null
  return (
    <section aria-label={words.world} className="grid gap-1 border-t border-line py-3">
      <h3 className="text-xs font-medium text-ink-2">{words.world}</h3>
      {scenario.title !== title && <p className="text-s font-semibold">{scenario.title}</p>}
      <p className="text-s text-ink-2">{scenario.text}</p>
      <div className="mt-1 flex items-center justify-between gap-2">
        <ActionButton icon="play" confirmText={words.replaceWorld} run={() => resetWorld({ scenario: scenario.key })}>
          {words.startWorld}
        </ActionButton>
        <code className="truncate font-mono text-xs text-ink-3">{scenario.key}</code>
      </div>
    </section>
  )
}

/** How fast hands act on the phones. */
function PaceChoice() {
  const words = useCopy(storylinesCopy).actions
  const [isSlow, setSlow] = useAtom(playSlowlyAtom)
  return <Segments {...words.pace} value={isSlow ? 'person' : 'once'} onChange={(pace) => setSlow(pace === 'person')} />
}
