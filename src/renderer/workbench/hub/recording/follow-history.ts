import type { HistoryView } from '../../../../contract/control/history/moments.ts'
import { pathTo } from '../world/history-paths.ts'
import { endAt } from './edit-steps.ts'
import { stepsOf, type StoryRecording } from './recorded-steps.ts'

/** Why a recording ends by itself: another world, a step of another story, or a move back before its beginning. */
export type RecordingEnd = 'world' | 'story' | 'before'

export type SeenHistory = Pick<HistoryView, 'moments' | 'present'>

/** Follows undo and redo: steps that they undo do not count until redo makes them again. */
export function followHistory(
  recording: StoryRecording,
  former: SeenHistory,
  { moments, present }: SeenHistory,
): { readonly recording: StoryRecording; readonly end?: RecordingEnd } {
  const path = pathTo(moments, present)
  const begin = path.findIndex(({ id }) => id === recording.start)
  if (begin === -1) return { recording, end: 'before' }
  const since = path.slice(0, begin)
  if (since.some(({ kind }) => kind === 'load')) return { recording, end: 'world' }
  if (since.some(({ kind }) => kind === 'step')) return { recording, end: 'story' }
  // A moment that was there already is reached by undo, redo or a press in the history.
  const isMove = present !== former.present && former.moments.some(({ id }) => id === present)
  if (!isMove) return { recording }
  const undone = recording.steps.slice(recording.made)
  const steps = [...endAt(stepsOf(recording), former.present), ...undone]
  // A step counts while the moment at which its effects end is on the path. All steps after the first other one are undone.
  const onPath = new Set(path.map(({ id }) => id))
  const firstUndone = steps.findIndex(({ end }) => end === null || !onPath.has(end))
  return { recording: { ...recording, steps, made: firstUndone === -1 ? steps.length : firstUndone } }
}
