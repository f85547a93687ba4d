import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCopy } from '../../hub/language.ts'
import { Segments } from '../../parts/choices.tsx'
import { inspectorCopy } from './copy.ts'
import { Exchanges } from './exchanges.tsx'
import { callsViewAtom } from './other-view-link.tsx'
import { Timeline } from './timeline/timeline.tsx'

/** Calls and frames as a list, or with all other events on a timeline. The last chosen view is kept. */
export function InspectorPanel() {
  const [params, setParams] = useSearchParams()
  const [remembered, remember] = useAtom(callsViewAtom)
  const words = useCopy(inspectorCopy)
  const asked = params.get('view')
  const known = asked === 'calls' || asked === 'timeline' ? asked : remembered
  const view = params.has('exchange') ? 'calls' : known
  useEffect(() => remember(view), [view, remember])
  const choice = (
    <Segments {...words.views} value={view} onChange={(value) => setParams({ view: value }, { replace: true })} />
  )
  return view === 'timeline' ? <Timeline choice={choice} /> : <Exchanges choice={choice} />
}
