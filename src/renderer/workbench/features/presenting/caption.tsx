import { useAtomValue } from 'jotai'
import { productName } from '../../../lib/copy/common.ts'
import { formatTime } from '../../../lib/date-ja.ts'
import { Logo } from '../../../ui/brand/brand.tsx'
import { useNow } from '../../hub/control/clock-query.ts'
import { formatLongDay } from '../../hub/dates.ts'
import { useCopy } from '../../hub/language.ts'
import { presentingViewAtom } from '../../hub/presenting.ts'
import { presentingCopy } from './copy.ts'
import { sceneOf, useStory } from './running-story.ts'

/** Captions for the audience: story, step and time. */
export function Caption() {
  const words = useCopy(presentingCopy)
  const now = useNow()
  const { time } = useAtomValue(presentingViewAtom)
  const story = useStory()
  const scene = story && sceneOf(story.storyline, story.made)
  // Without a story the name of the product is the heading of the page.
  const Name = scene ? 'p' : 'h1'
  const title = story && story.made > 0 ? story.storyline.title : undefined
  return (
    <section
      aria-label={words.scene}
      className="flex w-[34%] max-w-[40rem] shrink-0 flex-col justify-between py-14 ps-18 pb-30"
    >
      <Name
        lang={title === undefined ? 'ja' : undefined}
        className="flex items-center gap-2.5 font-display text-l text-ink-2"
      >
        <Logo />
        {title ?? productName}
      </Name>
      {story && scene ? (
        <div aria-live="polite" className="grid gap-5">
          <p className="text-m text-ink-2 num">
            {story.made === 0 ? words.beginning : words.place(story.made, story.storyline.steps.length)}
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
