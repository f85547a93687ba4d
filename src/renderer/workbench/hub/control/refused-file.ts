import type { ControlCode } from '../../../../contract/control/codes.ts'
import { type PlacedReason, reasonText } from '../../../../contract/rules/file-reasons.ts'
import { currentCopy } from '../language.ts'
import { ControlProblem } from './control-problem.ts'
import { reasonCopy, type ReasonWords } from './reason-copy.ts'

/** Why a file is refused, with its place: 「4行目、「members」：JSON ではありません」. */
export function placedReasonText(
  { line, part, ...why }: PlacedReason,
  words: ReasonWords = currentCopy(reasonCopy),
): string {
  const places = [...(line === undefined ? [] : [words.line(line)]), ...(part ? [words.part(part)] : [])]
  return words.placed(places, reasonText(why, words.texts))
}

/** What is wrong with a file, by the code of its refusal: 「途中で切れています」. */
export type FileFaults = Readonly<Partial<Record<ControlCode, string>>>

/**
 * Names the file in a refusal of its content. The fault's place stands behind 詳しく. Any other problem stays as it is.
 * @param sentence the message with the fault in it
 */
export function refusedFile(problem: unknown, faults: FileFaults, sentence: (fault: string) => string): unknown {
  if (!(problem instanceof ControlProblem)) return problem
  const { status, detail, code } = problem
  const fault = code && faults[code]
  return fault === undefined ? problem : new ControlProblem(status, sentence(fault), detail, code)
}
