import type { HistoryView } from '../../../../contract/control/history/moments.ts'
import { wayTo } from '../world/history-ways.ts'
import { endAt } from './edit-steps.ts'
import { stepsOf, type StoryRecording } from './recorded-steps.ts'

/** Why a recording ends by itself: another world, a step of another story, or a way back before its beginning. */
export type RecordingEnd = 'world' | 'story' | 'before'

export type SeenHistory = Pick<HistoryView, 'moments' | 'present'>

/** Follows undo and redo: steps that they undo do not count until redo makes them again. */
export function followHistory(
  recording: StoryRecording,
  former: SeenHistory,
  { moments, present }: SeenHistory,
): { readonly recording: StoryRecording; readonly end?: RecordingEnd } {
  const way = wayTo(moments, present)
  const begin = way.findIndex(({ id }) => id === recording.start)
  if (begin === -1) return { recording, end: 'before' }
  const since = way.slice(0, begin)
  if (since.some(({ kind }) => kind === 'load')) return { recording, end: 'world' }
  if (since.some(({ kind }) => kind === 'step')) return { recording, end: 'story' }
  // A moment that was there already is reached by undo, redo or a press in the history.
  const isMove = present !== former.present && former.moments.some(({ id }) => id === present)
  if (!isMove) return { recording }
  const reached = new Set(way.map(({ id }) => id))
  const steps = [...endAt(stepsOf(recording), former.present), ...recording.steps.slice(recording.made)]
  const undone = steps.findIndex(({ end }) => end === null || !reached.has(end))
  return { recording: { ...recording, steps, made: undone === -1 ? steps.length : undone } }
}
