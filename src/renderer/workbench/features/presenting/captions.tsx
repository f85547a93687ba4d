import { useAtomValue } from 'jotai'
import { productName } from '../../../lib/copy/common.ts'
import { formatTime } from '../../../lib/date-ja.ts'
import { Brand, Logo } from '../../../ui/brand/brand.tsx'
import { historyQuery, type StorylineRow, storylinesQuery, useMockQuery, useNow } from '../../hub/control/queries.ts'
import { isPresentingAtom, presentingViewAtom } from '../../hub/state.ts'
import { formatLongDay } from '../../hub/world/moments.ts'
import { goToStep } from './presenting-actions.ts'

interface Words {
  readonly title: string
  readonly caption: string
  readonly notes: string
  readonly points: StorylineRow['steps'][number]['points']
}

/** Returns the text of a storyline after a number of steps; 0 is its beginning. */
export function sceneOf({ title, caption, notes, steps }: StorylineRow, made: number): Words {
  return steps[made - 1] ?? { title, caption, notes, points: [] }
}

interface Story {
  readonly storyline: StorylineRow
  /** Number of finished steps. */
  readonly made: number
}

/** The running storyline and its progress; undefined when none is running. */
export function useStory(): Story | undefined {
  const { data: storylines = [] } = useMockQuery(storylinesQuery)
  const place = useMockQuery(historyQuery).data?.story
  const storyline = storylines.find(({ key }) => key === place?.key)
  return storyline && place ? { storyline, made: place.step } : undefined
}

/** Captions for the audience: story, step and time. */
export function Caption() {
  const now = useNow()
  const { time } = useAtomValue(presentingViewAtom)
  const story = useStory()
  const scene = story && sceneOf(story.storyline, story.made)
  // Without a story the name of the product is the heading of the page.
  const Name = scene ? 'p' : 'h1'
  return (
    <section
      aria-label="場面の説明"
      className="flex w-[34%] max-w-[40rem] shrink-0 flex-col justify-between py-14 ps-18 pb-30"
    >
      <Name className="flex items-center gap-2.5 font-display text-l text-ink-2">
        <Logo />
        {story && story.made > 0 ? story.storyline.title : productName}
      </Name>
      {story && scene ? (
        <div aria-live="polite" className="grid gap-5">
          <p className="text-m text-ink-2 num">
            {story.made === 0 ? 'はじめに' : `場面 ${story.made} ／ ${story.storyline.steps.length}`}
          </p>
          <h1 className="font-display text-[clamp(1.875rem,2.9vw,3.5rem)]/[1.35] font-semibold phrase">
            {scene.title}
          </h1>
          <p className="text-[clamp(1.0625rem,1.25vw,1.5rem)]/[1.75] phrase text-ink-2">{scene.caption}</p>
        </div>
      ) : (
        <span />
      )}
      {time && now !== undefined ? (
        <div className="num">
          <p className="text-m text-ink-2">{formatLongDay(now)}</p>
          <time className="block text-[clamp(3rem,4.8vw,5.5rem)]/[1.1] text-ink-2">{formatTime(now)}</time>
        </div>
      ) : (
        <span />
      )}
    </section>
  )
}

/** Covers the stage and shows only the name of the product. */
export function Curtain() {
  const isPresenting = useAtomValue(isPresentingAtom)
  const { curtain } = useAtomValue(presentingViewAtom)
  if (!isPresenting || !curtain) return null
  return (
    <div className="presenting-ground fixed inset-0 z-50 grid animate-appear place-items-center">
      <Brand layout="stage" />
    </div>
  )
}

/** Steps of the storyline along the foot: finished, present and coming. A press goes to a step. */
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
          <li key={no} className="min-w-0 flex-1" aria-current={no === made ? 'step' : undefined}>
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
