import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { useCopy } from '../../hub/language.ts'
import { callsViewAtom } from '../../hub/state.ts'
import { inspectorCopy } from './copy.ts'
import { Exchanges } from './exchanges.tsx'
import { Timeline } from './timeline.tsx'

const views = ['calls', 'timeline'] as const

/** Calls and frames as a list, or with all other events on a timeline. The last chosen view is kept. */
export function InspectorPanel() {
  const [params, setParams] = useSearchParams()
  const [remembered, remember] = useAtom(callsViewAtom)
  const words = useCopy(inspectorCopy)
  const asked = views.find((name) => name === params.get('view'))
  const view = params.has('exchange') ? 'calls' : (asked ?? remembered)
  useEffect(() => remember(view), [view, remember])
  const choice = (
    <Segmented
      label={words.views}
      size="s"
      options={views.map((value) => ({ value, label: words[value] }))}
      value={view}
      onValueChange={(value) => {
        remember(value)
        setParams({ view: value }, { replace: true })
      }}
    />
  )
  return view === 'timeline' ? <Timeline views={choice} /> : <Exchanges views={choice} />
}
