import type { HistoryWay } from '../../../../contract/control/history/way.ts'
import { isPageAction, type PageAction } from '../../../../contract/storyline/actions.ts'
import { control } from '../control/call-control.ts'
import { ControlProblem } from '../control/control-problem.ts'
import { type RecordedStep, stepsOf, type StoryRecording } from './recorded-steps.ts'
import { actionsOf } from './steps-of-way.ts'

type Moments = HistoryWay['steps']

/**
 * Adds to the steps on pages the calls that the pages made then, so that a test without pages can make them. A recording
 * whose moments are gone stays as it is.
 */
export async function withCalls(recording: StoryRecording): Promise<StoryRecording> {
  const { steps: moments } = await control.readWay({ id: recording.start }).catch((problem: unknown) => {
    if (problem instanceof ControlProblem) return { steps: [] }
    throw problem
  })
  let from = recording.start
  const steps: RecordedStep[] = []
  for (const step of stepsOf(recording)) {
    const to = step.end ?? Infinity
    const made = moments.filter(({ id }) => id > from && id <= to)
    from = Math.max(from, step.end ?? from)
    steps.push(isPageAction(step.action) ? await withCallsOf(made, step, step.action) : step)
  }
  return { ...recording, steps: [...steps, ...recording.steps.slice(recording.made)] }
}

/** Adds the calls of some moments to a step; `unknown` when one of them can't be made again. */
async function withCallsOf(moments: Moments, step: RecordedStep, action: PageAction): Promise<RecordedStep> {
  const byPages = moments.filter(({ kind }) => kind === 'call' || kind === 'frame')
  const made = await Promise.all(byPages.map(actionsOf))
  if (made.length === 0) return step
  const calls: PageAction['calls'] = made.some((one) => typeof one === 'string')
    ? 'unknown'
    : made.flat().filter((one) => typeof one === 'object' && ('call' in one || 'control' in one))
  return { ...step, action: { ...action, calls } }
}
