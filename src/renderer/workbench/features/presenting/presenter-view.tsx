import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { formatTime } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Disclosure } from '../../../ui/base/disclosure.tsx'
import { Brand } from '../../../ui/brand/brand.tsx'
import { StatusDot } from '../../../ui/feedback/status-dot.tsx'
import { useMockQuery } from '../../hub/control/backend-queries.ts'
import { useNow } from '../../hub/control/clock-query.ts'
import { type StorylineRow, storylinesQuery } from '../../hub/control/queries.ts'
import { formatLongDay } from '../../hub/dates.ts'
import { useCopy, useLanguage } from '../../hub/language.ts'
import { presentingViewAtom } from '../../hub/presenting.ts'
import { storyIn } from '../../hub/stories/story-texts.ts'
import { useTheme } from '../../hub/theme.ts'
import { useEvents } from '../../hub/use-events.ts'
import { SmallButton } from '../../parts/buttons.tsx'
import { Segments } from '../../parts/choices.tsx'
import { Kbd } from '../../parts/kbd.tsx'
import { presentingCopy } from './copy.ts'
import { sharedNow, useStage } from './presenter-link.ts'
import { RunningScene } from './presenter-notes.tsx'
import { changeView, toggleView, viewSwitches } from './presenting-actions.ts'
import { useStory } from './running-story.ts'
import { usePresenterKeys } from './use-presenting-keys.ts'

/** Switches for the audience: curtain, time, touch marks, phones. */
function ViewSwitches() {
  const words = useCopy(presentingCopy).presenter
  const view = useAtomValue(presentingViewAtom)
  return (
    <section aria-label={words.view} className="flex flex-wrap items-center gap-2 border-t border-line px-5 py-3">
      {viewSwitches.map(({ name, letter }) => (
        <button
          key={name}
          type="button"
          aria-pressed={view[name]}
          onClick={() => toggleView(name)}
          className="inline-flex min-h-8.5 items-center gap-2 rounded-full px-3 text-s font-semibold text-plum inset-ring-[1.5px] inset-ring-line-strong hover:bg-wash aria-pressed:bg-plum-soft aria-pressed:inset-ring-plum"
        >
          {words.switches[name]}
          <Kbd>{letter}</Kbd>
        </button>
      ))}
      <Segments {...words.shown} value={view.shown} onChange={(shown) => changeView({ shown })} />
    </section>
  )
}

const two = (value: number) => String(value).padStart(2, '0')

/** Time since presenting began: '07:42'. */
function Elapsed({ since }: { since: number | null }) {
  const words = useCopy(presentingCopy).presenter
  const [now, setNow] = useState(sharedNow)
  useEffect(() => {
    const timer = window.setInterval(() => setNow(sharedNow()), 1000)
    return () => window.clearInterval(timer)
  }, [])
  const seconds = since === null ? 0 : Math.max(0, Math.floor((now - since) / 1000))
  return (
    <p className="grid">
      <span className="text-xs text-ink-2">{words.elapsed}</span>
      <span role="timer" className="text-2xl leading-tight font-semibold num">
        {two(Math.floor(seconds / 60))}:{two(seconds % 60)}
      </span>
    </p>
  )
}

interface StoriesProps {
  storylines: readonly StorylineRow[]
  /** Whether a stage can begin a storyline. */
  isOn: boolean
  onBegin: (key: string) => void
}

/** The storylines to begin. */
function Stories({ storylines, isOn, onBegin }: StoriesProps) {
  const words = useCopy(presentingCopy).presenter
  return (
    <section aria-label={words.choose}>
      <ul className="flex flex-wrap gap-2 py-1">
        {storylines.map(({ key, title }) => (
          <li key={key}>
            <SmallButton disabled={!isOn} onClick={() => onBegin(key)}>
              {title}
            </SmallButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

const windowTones = { none: 'alarm', open: 'neutral', presenting: 'leaf' } as const

/** The presenter's window: notes, next step, elapsed time. */
export function PresenterView() {
  const { presenter: words, command } = useCopy(presentingCopy)
  useTheme()
  // The stage refreshes the phones.
  useEvents()
  const now = useNow()
  const stage = useStage()
  const story = useStory()
  const language = useLanguage()
  const { data: rows = [] } = useMockQuery(storylinesQuery)
  const storylines = rows.map((row) => storyIn(language, row))
  const { window: stageWindow, since, problem, post } = stage
  const isOn = stageWindow === 'presenting'
  const send = (order: 'next' | 'back' | 'end') => post({ kind: 'order', order })
  usePresenterKeys(send)
  const next = story?.storyline.steps[story.made]
  const stories = <Stories storylines={storylines} isOn={isOn} onBegin={(key) => post({ kind: 'begin', key })} />
  return (
    <div className="mx-auto flex h-dvh max-w-[60rem] flex-col bg-surface">
      <header className="flex items-center justify-between gap-3 border-b border-line px-5 py-3">
        <h1 className="flex items-center gap-3">
          <span lang="ja">
            <Brand />
          </span>
          <span className="text-m">{words.title}</span>
        </h1>
        <output className="flex items-center gap-2 text-s text-ink-2">
          <StatusDot tone={windowTones[stageWindow]} label="" />
          {words.windows[stageWindow]}
        </output>
      </header>
      <main className="min-h-0 flex-1 scroll-inner px-5 py-4">
        <div className="flex items-end justify-between gap-4 pb-4">
          <Elapsed since={since} />
          {now !== undefined && (
            <p className="text-end text-s text-ink-2 num">
              {formatLongDay(now)} {formatTime(now)}
            </p>
          )}
        </div>
        {problem !== null && (
          <p role="alert" className="mb-4 rounded-s bg-alarm-soft px-3.5 py-2.5 text-s text-alarm">
            {problem}
          </p>
        )}
        {!isOn && (
          <p className="mb-4 rounded-s bg-lantern-soft px-3.5 py-2.5 text-s">
            {stageWindow === 'none' ? words.openStage : words.startStage}
          </p>
        )}
        {story ? (
          <>
            <RunningScene story={story} />
            <Disclosure key={story.storyline.key} summary={words.otherStories} className="mt-6">
              {stories}
            </Disclosure>
          </>
        ) : (
          stories
        )}
      </main>
      <ViewSwitches />
      <footer className="flex gap-2.5 border-t border-line px-5 py-3.5">
        <Button tone="quiet" size="s" disabled={!isOn || !story || story.made === 0} onClick={() => send('back')}>
          {words.back}
        </Button>
        <Button size="s" className="flex-1" disabled={!isOn || next === undefined} onClick={() => send('next')}>
          {next ? words.goOnTo(next.title) : words.goOn}
        </Button>
        <Button tone="text" size="s" disabled={!isOn} onClick={() => send('end')}>
          {command.end}
        </Button>
      </footer>
    </div>
  )
}
