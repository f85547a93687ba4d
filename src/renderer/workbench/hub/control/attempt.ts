import { currentCopy } from '../language.ts'
import { ControlProblem } from './control-problem.ts'
import { controlCallCopy } from './copy.ts'
import { type Flash, flash } from './flash.ts'
import { reasonCopy } from './reason-copy.ts'
import { placedReasonText } from './refused-file.ts'

/** Runs an action and shows a problem as a message. Returns true on success. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (problem) {
    flashProblem(problem)
    return false
  }
}

/** Shows the error of an action. */
export const flashProblem = (problem: unknown): void => flashProblems([problem])

/** Shows the errors of actions that ran together in one message, and their details behind 詳しく. Each text stands once. */
export function flashProblems(problems: readonly unknown[]): void {
  if (problems.length === 0) return
  // The message of any other error does not say what it was.
  for (const problem of problems)
    if (!(problem instanceof ControlProblem || isUnreadableFile(problem))) console.error(problem)
  const details = problems.flatMap(detailOf)
  const showDetails = { label: currentCopy(controlCallCopy).details, run: () => alarm(details) }
  alarm(problems.map(messageOf), details.length === 0 ? [] : [showDetails])
}

/** Words of a message, with their language where they are a quote of the service or the server. */
type Words = Pick<Flash, 'text' | 'lang'>

/** Shows words in one message, which is a quote if they all are of one language. */
function alarm(words: readonly Words[], links: Flash['links'] = []): void {
  const texts = new Set(words.map(({ text }) => text))
  const [lang, ...others] = new Set(words.map((one) => one.lang))
  flash([...texts].join(' '), 'alarm', links, others.length === 0 ? lang : undefined)
}

/** Whether a chosen or dropped file is gone, or may not be read. */
const isUnreadableFile = (problem: unknown) =>
  problem instanceof DOMException && (problem.name === 'NotFoundError' || problem.name === 'NotReadableError')

/** Names the file in the problem of one that cannot be read. Any other problem stays as it is. */
export const namingFile = (problem: unknown, name: string): unknown =>
  isUnreadableFile(problem) ? new ControlProblem(0, currentCopy(controlCallCopy).fileUnreadable(name)) : problem

/** A rule of the service speaks Japanese. */
const languageOfRule = ({ code }: ControlProblem) => (code === 'rule' ? 'ja' : undefined)

function messageOf(problem: unknown): Words {
  if (problem instanceof ControlProblem) return { text: problem.message, lang: languageOfRule(problem) }
  const words = currentCopy(controlCallCopy)
  return { text: isUnreadableFile(problem) ? words.fileUnreadable() : words.failed }
}

/** Details of a problem that has some. The server speaks English. */
function detailOf(problem: unknown): readonly Words[] {
  if (!(problem instanceof ControlProblem) || problem.detail === '') return []
  const { detail } = problem
  return typeof detail === 'string'
    ? [{ text: detail, lang: languageOfRule(problem) ?? 'en' }]
    : [{ text: currentCopy(reasonCopy).sentence(placedReasonText(detail)) }]
}
