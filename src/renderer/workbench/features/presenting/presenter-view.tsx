import { textsIn } from '../../../../contract/rules/language.ts'
import { formatTime } from '../../../lib/date-ja.ts'
import { Disclosure } from '../../../ui/base/disclosure.tsx'
import { Brand } from '../../../ui/brand/brand.tsx'
import { StatusDot } from '../../../ui/feedback/status-dot.tsx'
import { useMockQuery } from '../../hub/control/backend-queries.ts'
import { useNow } from '../../hub/control/clock-query.ts'
import { storylinesQuery } from '../../hub/control/queries.ts'
import { formatLongDay } from '../../hub/dates.ts'
import { useCopy, useLanguage } from '../../hub/language.ts'
import { useTheme } from '../../hub/theme.ts'
import { useEvents } from '../../hub/use-events.ts'
import { SmallButton } from '../../parts/buttons.tsx'
import { presentingCopy } from './copy.ts'
import { Elapsed } from './elapsed.tsx'
import { RunningScene } from './presenter-notes.tsx'
import type { Order } from './presenting-actions.ts'
import { useStory } from './running-story.ts'
import { StepButtons } from './step-buttons.tsx'
import { usePresenterKeys } from './use-presenting-keys.ts'
import { useStage } from './use-stage.ts'
import { ViewSwitches } from './view-switches.tsx'

/** The storylines to begin, while a stage presents. */
function Stories({ isOn, onBegin }: { isOn: boolean; onBegin: (key: string) => void }) {
  const words = useCopy(presentingCopy).presenter
  const language = useLanguage()
  const { data: storylines = [] } = useMockQuery(storylinesQuery)
  return (
    <section aria-label={words.choose}>
      <ul className="flex flex-wrap gap-2 py-1">
        {storylines.map((storyline) => (
          <li key={storyline.key}>
            <SmallButton disabled={!isOn} onClick={() => onBegin(storyline.key)}>
              {textsIn(language, storyline).title}
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
  const words = useCopy(presentingCopy).presenter
  useTheme()
  // The stage refreshes the phones.
  useEvents()
  const now = useNow()
  const { window: stageWindow, since, problem, post } = useStage()
  const story = useStory()
  const isOn = stageWindow === 'presenting'
  const send = (order: Order) => post({ kind: 'order', order })
  usePresenterKeys(send)
  const stories = <Stories isOn={isOn} onBegin={(key) => post({ kind: 'begin', key })} />
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
          // A new alert, also with the text of the former one.
          <p
            key={problem.id}
            role="alert"
            lang={problem.lang}
            className="mb-4 rounded-s bg-alarm-soft px-3.5 py-2.5 text-s text-alarm"
          >
            {problem.text}
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
      <StepButtons story={story} isOn={isOn} send={send} />
    </div>
  )
}
