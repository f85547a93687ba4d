import { formatTime } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Brand } from '../../../ui/brand/brand.tsx'
import { StatusDot } from '../../../ui/feedback/notice.tsx'
import { Disclosure } from '../../../ui/overlay/disclosure.tsx'
import { storylinesQuery } from '../../control/storylines-query.ts'
import { useMockQuery } from '../../control/use-mock-query.ts'
import { useNow } from '../../control/use-now.ts'
import { useTheme } from '../../parts/use-theme.ts'
import { formatLongDay } from '../../time/format-moment.ts'
import { sceneOf } from '../scene-of.ts'
import { useStory } from '../use-story.ts'
import { Elapsed } from './elapsed.tsx'
import { Notes } from './notes.tsx'
import { SceneCard } from './scene-card.tsx'
import { Stories } from './stories.tsx'
import { usePresenterEvents } from './use-presenter-events.ts'
import { usePresenterKeys } from './use-presenter-keys.ts'
import { useStage } from './use-stage.ts'
import { ViewSwitches } from './view-switches.tsx'

const places = {
  none: { tone: 'alarm', text: 'ステージの画面が開いていません' },
  open: { tone: 'neutral', text: '発表していません' },
  presenting: { tone: 'leaf', text: '発表しています' },
} as const

/** What only the presenter sees, in a window of its own: what to say, what comes next, how long it has been. */
export function PresenterView() {
  useTheme()
  usePresenterEvents()
  const now = useNow()
  const stage = useStage()
  const story = useStory()
  const { data: storylines = [] } = useMockQuery(storylinesQuery)
  const { place, since, problem, tell } = stage
  const isOn = place === 'presenting'
  usePresenterKeys((order) => tell({ kind: 'order', order }))
  const { steps = [] } = story?.storyline ?? {}
  const next = story && steps[story.made]
  return (
    <div className="mx-auto flex h-dvh max-w-[48rem] flex-col bg-surface">
      <header className="flex items-center justify-between gap-3 border-b border-line px-5 py-3">
        <h1 className="flex items-center gap-3">
          <Brand />
          <span className="text-m">発表者の画面</span>
        </h1>
        <output className="flex items-center gap-2 text-s text-ink-2">
          <StatusDot tone={places[place].tone} label="" />
          {places[place].text}
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
            {place === 'none'
              ? 'ワークベンチをもうひとつの窓で開いてください。'
              : 'ワークベンチの「発表する」を押すと、ここから場面を進められます。'}
          </p>
        )}
        {story ? (
          <>
            <div className="grid grid-cols-2 gap-3">
              <SceneCard
                label={`いま ・ ${story.made === 0 ? 'はじめに' : `場面 ${story.made} ／ ${steps.length}`}`}
                title={sceneOf(story.storyline, story.made).title}
                current
              />
              <SceneCard label="次" title={next?.title ?? 'この筋書きは終わりです'} />
            </div>
            <Notes scene={sceneOf(story.storyline, story.made)} />
          </>
        ) : (
          <Stories storylines={storylines} isOn={isOn} onBegin={(key) => tell({ kind: 'begin', key })} />
        )}
        {story && (
          <Disclosure key={story.storyline.key} summary="ほかの筋書き" className="mt-6">
            <Stories storylines={storylines} isOn={isOn} onBegin={(key) => tell({ kind: 'begin', key })} />
          </Disclosure>
        )}
      </main>
      <ViewSwitches />
      <footer className="flex gap-2.5 border-t border-line px-5 py-3.5">
        <Button
          tone="quiet"
          size="s"
          disabled={!isOn || !story || story.made === 0}
          onClick={() => tell({ kind: 'order', order: 'back' })}
        >
          戻る
        </Button>
        <Button
          size="s"
          className="flex-1"
          disabled={!isOn || next === undefined}
          onClick={() => tell({ kind: 'order', order: 'next' })}
        >
          {next ? `次へ：${next.title}` : '次へ'}
        </Button>
        <Button tone="text" size="s" disabled={!isOn} onClick={() => tell({ kind: 'order', order: 'end' })}>
          発表を終える
        </Button>
      </footer>
    </div>
  )
}
