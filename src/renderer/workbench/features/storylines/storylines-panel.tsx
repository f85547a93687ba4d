import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { attempt } from '../../hub/control/attempt.ts'
import { historyQuery, storylinesQuery } from '../../hub/control/queries.ts'
import { useCopy, useLanguage } from '../../hub/language.ts'
import { startStory } from '../../hub/stories/story-steps.ts'
import { storyIn } from '../../hub/stories/story-texts.ts'
import { Panel, Scroller } from '../../parts/panel.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { storylinesCopy } from './copy.ts'
import { StoryEditor } from './editor/story-editor.tsx'
import { OwnStories } from './own-stories.tsx'
import { StepList } from './step-list.tsx'
import { StoryHead, StoryWorld } from './story-head.tsx'
import { StoryList } from './story-list.tsx'
import { StoryTools } from './story-tools.tsx'

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
  // Until another story runs, which the palette, the presenter's window or another browser may have started.
  const [chosen, setChosen] = useState<{ readonly key: string; readonly during: string | undefined }>()
  const choose = (key: string) => setChosen({ key, during: place?.key })
  // The chosen story shows at once, because a press on 次へ meanwhile would play the former story.
  const [isStarting, setStarting] = useState(false)
  const start = async (key: string) => {
    choose(key)
    setStarting(true)
    if (await attempt(() => startStory(key))) setChosen(undefined)
    setStarting(false)
  }
  const onStart = (key: string) => void start(key)
  return (
    <Panel title={title} fixed>
      <QueryState of={storylinesQuery}>
        {(rows) => {
          const storylines = rows.map((row) => storyIn(language, row))
          const wanted = chosen && chosen.during === place?.key ? chosen.key : place?.key
          const storyline = storylines.find(({ key }) => key === wanted) ?? storylines[0]
          if (!storyline) return null
          const made = place?.key === storyline.key ? place.step : undefined
          return (
            <>
              <Scroller className="px-4.5 pb-6">
                <StoryHead storyline={storyline} made={made} />
                <StepList storyline={storyline} made={made} />
                <StoryWorld key={storyline.key} storyline={storyline} />
                <OwnStories
                  onChoose={choose}
                  onRename={(former, key) => setChosen((now) => (now?.key === former ? { ...now, key } : now))}
                  onStart={onStart}
                  isStarting={isStarting}
                />
                <StoryList
                  storylines={storylines.filter(({ key, source }) => key !== storyline.key && source === null)}
                  onChoose={choose}
                  onStart={onStart}
                  isStarting={isStarting}
                />
              </Scroller>
              <StoryTools storyline={storyline} made={made} onStart={onStart} isStarting={isStarting} />
            </>
          )
        }}
      </QueryState>
    </Panel>
  )
}
