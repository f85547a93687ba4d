import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Icon } from '../../../ui/base/icon.tsx'
import { attempt } from '../../hub/control/flash.ts'
import { historyQuery, type StorylineRow, storylinesQuery } from '../../hub/control/queries.ts'
import { useCopy, useLanguage } from '../../hub/language.ts'
import { connectedAtom } from '../../hub/state.ts'
import { nextAction, type ScenePlay, stopPlaying } from '../../hub/stories/scene-play.ts'
import { playStep, repeatStep, startStory, stepBack, stepOn } from '../../hub/stories/story-steps.ts'
import { storyIn } from '../../hub/stories/story-texts.ts'
import { resetWorld } from '../../hub/world/world-actions.ts'
import { ActionButton, SmallButton, ToolButton } from '../../parts/buttons.tsx'
import { Panel, QueryState } from '../../parts/panel.tsx'
import { pressableRow } from '../../parts/rows.tsx'
import { storylinesCopy } from './copy.ts'
import { StoryEditor } from './editor/story-editor.tsx'
import { ExportStory } from './export-story.tsx'
import { OwnStories } from './own-stories.tsx'
import { PaceChoice, SceneActions, useScenePlay } from './scene-actions.tsx'

interface StoryPartProps {
  storyline: StorylineRow
  /** Number of finished steps; undefined while this storyline is not running. */
  made: number | undefined
}

/** Steps of a storyline. Finished steps are ticked; the present step explains what to look at. */
function StepList({ storyline: { key, caption, steps }, made }: StoryPartProps) {
  const play = useScenePlay(key, made)
  return (
    <>
      {(made === undefined || made === 0) && <p className="pt-3 text-s phrase text-ink-2">{caption}</p>}
      {made === 0 && play && <SceneActions play={play} />}
      <ol className="py-2">
        {steps.map((step, index) => (
          <Step
            // oxlint-disable-next-line react/no-array-index-key -- two steps may have one title, and their order never changes
            key={index}
            no={index + 1}
            step={step}
            play={index + 1 === made ? play : undefined}
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

/** Subject and members of a storyline. */
function StoryHead({ storyline: { key, title, text, cast, steps }, made }: StoryPartProps) {
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
function StoryWorld({ storyline: { title, scenario } }: Pick<StoryPartProps, 'storyline'>) {
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

interface StoryListProps {
  storylines: readonly StorylineRow[]
  onChoose: (key: string) => void
  onStart: (key: string) => void
  isStarting: boolean
}

/** The other storylines. A press shows one; its button starts it. */
function StoryList({ storylines, onChoose, onStart, isStarting }: StoryListProps) {
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

interface StoryToolsProps extends StoryPartProps {
  onStart: (key: string) => void
  isStarting: boolean
}

/**
 * Start, back and next, always in the same place. Undo restores the world before a start, so a start needs no
 * confirmation.
 */
function StoryTools({ storyline: { key, title, steps }, made, onStart, isStarting }: StoryToolsProps) {
  const words = useCopy(storylinesCopy)
  const connected = useAtomValue(connectedAtom)
  const play = useScenePlay(key, made)
  const next = made === undefined ? undefined : steps[made]
  return (
    <div className="flex gap-2 border-t border-line px-4.5 py-3">
      {made === undefined || isStarting ? (
        <SmallButton
          icon="play"
          tone="primary"
          className="flex-1"
          busy={isStarting}
          disabled={!connected}
          onClick={() => onStart(key)}
        >
          {words.start(title)}
        </SmallButton>
      ) : (
        <>
          <ActionButton icon="chevron-left" disabled={made === 0} run={stepBack}>
            {words.back}
          </ActionButton>
          {play?.state === 'running' ? (
            <SmallButton icon="pause" className="flex-1" onClick={stopPlaying}>
              {words.stop}
            </SmallButton>
          ) : play?.state === 'failed' || play?.state === 'stopped' ? (
            <>
              <ActionButton icon="refresh" run={repeatStep}>
                {words.again}
              </ActionButton>
              <ActionButton tone="primary" className="flex-1" run={() => playStep(play.step, nextAction(play))}>
                {words.goOn}
              </ActionButton>
            </>
          ) : next === undefined ? (
            <SmallButton icon="refresh" className="flex-1" disabled={!connected} onClick={() => onStart(key)}>
              {words.fromStart}
            </SmallButton>
          ) : (
            <ActionButton tone="primary" className="flex-1" run={stepOn}>
              {words.next(next.title)}
            </ActionButton>
          )}
        </>
      )}
    </div>
  )
}

/** The storylines, or the editor of one: `/storylines?edit=KEY`. */
export function StorylinesPanel() {
  const [params] = useSearchParams()
  const edited = params.get('edit')
  return edited === null ? <StorylineList /> : <StoryEditor key={edited} of={edited} />
}

/** The first panel: a storyline with its steps, and the other storylines. The running storyline is on top. */
function StorylineList() {
  const { title } = useCopy(storylinesCopy)
  const language = useLanguage()
  const place = useQuery(historyQuery).data?.story ?? null
  const [chosen, setChosen] = useState<string | undefined>()
  // The chosen story shows at once, because a press on 次へ meanwhile would play the former story.
  const [isStarting, setStarting] = useState(false)
  const start = async (key: string) => {
    setChosen(key)
    setStarting(true)
    await attempt(() => startStory(key))
    setStarting(false)
  }
  const onStart = (key: string) => void start(key)
  return (
    <Panel title={title} fixed>
      <QueryState of={storylinesQuery}>
        {(rows) => {
          const storylines = rows.map((row) => storyIn(language, row))
          const wanted = chosen ?? place?.key
          const storyline = storylines.find(({ key }) => key === wanted) ?? storylines[0]
          if (!storyline) return null
          const made = place?.key === storyline.key ? place.step : undefined
          return (
            <>
              <div
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
                tabIndex={0}
                className="min-h-0 flex-1 scroll-inner px-4.5 pb-6 focus-visible:-outline-offset-2"
              >
                <StoryHead storyline={storyline} made={made} />
                <StepList storyline={storyline} made={made} />
                <StoryWorld key={storyline.key} storyline={storyline} />
                <OwnStories onChoose={setChosen} onStart={onStart} isStarting={isStarting} />
                <StoryList
                  storylines={storylines.filter(({ key, source }) => key !== storyline.key && source === null)}
                  onChoose={setChosen}
                  onStart={onStart}
                  isStarting={isStarting}
                />
              </div>
              <StoryTools storyline={storyline} made={made} onStart={onStart} isStarting={isStarting} />
            </>
          )
        }}
      </QueryState>
    </Panel>
  )
}
