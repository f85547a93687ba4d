import type { Mark } from '../../../../contract/storyline/hands.ts'
import { type RecordedStep, stepsOf, type StoryRecording } from './recorded-steps.ts'

/** A call or a mail by its id, with its moment of history. */
export type Witnessed = { readonly [Kind in keyof Mark]?: number } & { readonly moment?: number | null }

/** The step during which a call was made or a mail sent; undefined for one that came before the first step. */
export function stepOfWitnessed(
  recording: StoryRecording,
  { exchange, mail, moment = null }: Witnessed,
): RecordedStep | undefined {
  const steps = stepsOf(recording)
  if (exchange === undefined)
    return steps.findLast(({ since }) => since !== undefined && mail !== undefined && mail > since.mail)
  const around = moment === null ? steps : stepsAround(recording, steps, moment)
  const own = around.findLast(({ since }) => since !== undefined && exchange > since.exchange)
  if (own || moment === null || moment <= recording.start) return own
  const [first] = around
  // Steps of the past are known by their moments.
  if (first?.since === undefined) return first?.end === null ? undefined : first
  // Ids of exchanges begin again with each start of the server, moments go on: a call after the first step has a step.
  return first === steps[0] ? undefined : around.at(-1)
}

/** Steps during which the world was at a moment of history. */
const stepsAround = ({ start }: StoryRecording, steps: readonly RecordedStep[], moment: number) =>
  steps.filter(({ end }, index) => (steps[index - 1]?.end ?? start) <= moment && moment <= (end ?? Infinity))
