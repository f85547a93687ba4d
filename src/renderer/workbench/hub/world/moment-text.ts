import type { LoadSource, Moment } from '../../../../contract/control/history/moments.ts'
import { textsIn } from '../../../../contract/rules/language.ts'
import { endpointTitle } from '../control/endpoint-titles.ts'
import { storylinesQuery } from '../control/queries.ts'
import { cached } from '../control/query-client.ts'
import { formatMoment } from '../dates.ts'
import { currentCopy, currentLanguage } from '../language.ts'
import { worldCopy } from './copy.ts'

/** Title of a scene in the current language, where its story is known. Moments keep the Japanese one. */
function sceneTitle(title: string): string {
  const scenes = cached(storylinesQuery)?.flatMap(({ steps }) => steps)
  const scene = scenes?.find((one) => one.title === title)
  return scene === undefined ? title : textsIn(currentLanguage(), scene).title
}

type NamedCause = Pick<Moment, 'kind' | 'subject' | 'at' | 'to' | 'name'>

/** Short text for the cause of a moment. */
export function momentText({ kind, subject, at, to, name }: NamedCause): string {
  if (name !== null) return name
  const words = currentCopy(worldCopy)
  switch (kind) {
    case 'start':
      return words.start
    case 'call':
      return endpointTitle({ id: subject, summary: subject })
    case 'frame':
      return words.sendMessage
    case 'operator':
      return words.acts[subject] ?? words.operatorAct
    case 'jump':
      return words.movedTo(formatMoment(Date.parse(to ?? at)))
    case 'load':
      // Former versions also loaded snapshots.
      return words.loads[subject as LoadSource] ?? words.formerWorld
    case 'step':
      return sceneTitle(subject)
  }
}
