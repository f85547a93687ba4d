import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { formatTime } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Disclosure } from '../../../ui/base/disclosure.tsx'
import { Brand } from '../../../ui/brand/brand.tsx'
import { StatusDot } from '../../../ui/feedback/states.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { type StorylineRow, storylinesQuery, useMockQuery, useNow } from '../../hub/control/queries.ts'
import { formatLongDay } from '../../hub/dates.ts'
import { useCopy, useLanguage } from '../../hub/language.ts'
import { presentingViewAtom } from '../../hub/state.ts'
import { storyIn } from '../../hub/stories/story-texts.ts'
import { useTheme } from '../../hub/theme.ts'
import { SmallButton } from '../../parts/buttons.tsx'
import { Kbd } from '../../parts/kbd.tsx'
import { presentingCopy } from './copy.ts'
import { changeView } from './presenting-actions.ts'
import { sceneOf, useStory } from './running-story.ts'
import { usePresenterEvents, usePresenterKeys, useStage } from './use-presenter.ts'
import { sharedNow } from './use-presenting.ts'

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

/** Notes for the presenter, and the content of the phones. */
function Notes({ scene: { notes, points } }: { scene: ReturnType<typeof sceneOf> }) {
  const words = useCopy(presentingCopy).presenter
  const [main = '', ...asked] = notes.split('\n')
  return (
    <section aria-labelledby="notes" className="pt-5">
      <h2 id="notes" className="text-xs text-ink-2">
        {words.notes}
      </h2>
      <p className="mt-1.5 text-[1.75rem]/[1.7] phrase">{main}</p>
      {asked.map((line) => (
        <p key={line} className="mt-3 text-l text-ink-2">
          {line}
        </p>
      ))}
      {points.length > 0 && (
        <>
          <h2 className="pt-5 text-xs text-ink-2">{words.points}</h2>
          <ul className="mt-1 grid gap-1">
            {points.map(({ text, ids }) => (
              <li key={text} className="flex items-baseline justify-between gap-3 text-m">
                {text}
                <code className="font-mono text-xs text-ink-2">{ids.join(' ')}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** The present or next step as the audience sees it. */
function SceneCard({ label, title, current = false }: { label: string; title: string; current?: boolean }) {
  return (
    <div className={`rounded-m px-4 py-3 ${current ? 'bg-surface inset-ring-2 inset-ring-lantern' : 'bg-sunken'}`}>
      <p className="text-xs text-ink-2 num">{label}</p>
      <p className="mt-1 font-semibold phrase">{title}</p>
    </div>
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

const switches = [
  { name: 'curtain', letter: 'B' },
  { name: 'time', letter: 'T' },
  { name: 'taps', letter: 'P' },
] as const

const phones = ['both', 'a', 'b'] as const

/** Switches for the audience: curtain, time, touch marks, phones. */
function ViewSwitches() {
  const words = useCopy(presentingCopy).presenter
  const view = useAtomValue(presentingViewAtom)
  return (
    <section aria-label={words.view} className="flex flex-wrap items-center gap-2 border-t border-line px-5 py-3">
      {switches.map(({ name, letter }) => (
        <button
          key={name}
          type="button"
          aria-pressed={view[name]}
          onClick={() => changeView({ [name]: !view[name] })}
          className="inline-flex min-h-8.5 items-center gap-2 rounded-full px-3 text-s font-semibold text-plum inset-ring-[1.5px] inset-ring-line-strong hover:bg-wash aria-pressed:bg-plum-soft aria-pressed:inset-ring-plum"
        >
          {words.switches[name]}
          <Kbd>{letter}</Kbd>
        </button>
      ))}
      <Segmented
        label={words.shown}
        size="s"
        options={phones.map((value) => ({ value, label: words.phones[value] }))}
        value={view.shown}
        onValueChange={(shown) => changeView({ shown })}
      />
    </section>
  )
}

const windowTones = { none: 'alarm', open: 'neutral', presenting: 'leaf' } as const

/** The presenter's window: notes, next step, elapsed time. */
export function PresenterView() {
  const { presenter: words, ...common } = useCopy(presentingCopy)
  useTheme()
  usePresenterEvents()
  const now = useNow()
  const stage = useStage()
  const story = useStory()
  const language = useLanguage()
  const { data: rows = [] } = useMockQuery(storylinesQuery)
  const storylines = rows.map((row) => storyIn(language, row))
  const { window: stageWindow, since, problem, post } = stage
  const isOn = stageWindow === 'presenting'
  usePresenterKeys((order) => post({ kind: 'order', order }))
  const { steps = [] } = story?.storyline ?? {}
  const next = story && steps[story.made]
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
            <div className="grid grid-cols-2 gap-3">
              <SceneCard
                label={words.now(story.made === 0 ? common.beginning : common.place(story.made, steps.length))}
                title={sceneOf(story.storyline, story.made).title}
                current
              />
              <SceneCard label={words.next} title={next?.title ?? words.noNext} />
            </div>
            <Notes scene={sceneOf(story.storyline, story.made)} />
          </>
        ) : (
          <Stories storylines={storylines} isOn={isOn} onBegin={(key) => post({ kind: 'begin', key })} />
        )}
        {story && (
          <Disclosure key={story.storyline.key} summary={words.otherStories} className="mt-6">
            <Stories storylines={storylines} isOn={isOn} onBegin={(key) => post({ kind: 'begin', key })} />
          </Disclosure>
        )}
      </main>
      <ViewSwitches />
      <footer className="flex gap-2.5 border-t border-line px-5 py-3.5">
        <Button
          tone="quiet"
          size="s"
          disabled={!isOn || !story || story.made === 0}
          onClick={() => post({ kind: 'order', order: 'back' })}
        >
          {words.back}
        </Button>
        <Button
          size="s"
          className="flex-1"
          disabled={!isOn || next === undefined}
          onClick={() => post({ kind: 'order', order: 'next' })}
        >
          {next ? words.goOnTo(next.title) : words.goOn}
        </Button>
        <Button tone="text" size="s" disabled={!isOn} onClick={() => post({ kind: 'order', order: 'end' })}>
          {common.command.end}
        </Button>
      </footer>
    </div>
  )
}
