import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { historyQuery, storylinesQuery } from '../../control/queries.ts'
import { Panel, QueryState } from '../../parts/panel.tsx'
import { StepList } from './step-list.tsx'
import { StoryHead } from './story-head.tsx'
import { StoryList } from './story-list.tsx'
import { StoryTools } from './story-tools.tsx'
import { startStory } from './storyline-actions.ts'

/** The first panel: a story with its steps, and the others to choose from. What is under way stands on top. */
export function StorylinesPanel() {
  const query = useQuery(storylinesQuery)
  const place = useQuery(historyQuery).data?.story ?? null
  const [chosen, setChosen] = useState<string | undefined>()
  return (
    <Panel title="筋書き" fixed>
      <QueryState query={query}>
        {(storylines) => {
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
                <StoryList
                  storylines={storylines.filter(({ key }) => key !== storyline.key)}
                  onChoose={setChosen}
                  onStart={async (key) => {
                    await startStory(key)
                    setChosen(key)
                  }}
                />
              </div>
              <StoryTools storyline={storyline} made={made} />
            </>
          )
        }}
      </QueryState>
    </Panel>
  )
}
