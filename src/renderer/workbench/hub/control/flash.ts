import { atom } from 'jotai'
import type { Language } from '../../../../contract/rules/language.ts'
import { currentCopy } from '../language.ts'
import { store } from '../state.ts'
import { ControlProblem } from './control-problem.ts'
import { controlCallCopy } from './copy.ts'
import { reasonCopy } from './reason-copy.ts'
import { placedReasonText } from './refused-file.ts'

export interface Flash {
  readonly id: string
  readonly text: string
  /** Language of a text that is a quote of the service or the server. */
  readonly lang?: Language | undefined
  readonly tone: 'good' | 'alarm'
  readonly links: readonly FlashLink[]
}

/** Target of a message: the address of a panel, or a function to run. */
export type FlashLink = { readonly label: string } & ({ readonly to: string } | { readonly run: () => void })

export const flashesAtom = atom<readonly Flash[]>([])

const shownMs = 4000
let next = 1

/** Shows a short message above the phones of the stage for a while. Replaces the previous message. */
export function flash(
  text: string,
  tone: Flash['tone'] = 'good',
  links: readonly FlashLink[] = [],
  lang?: Language,
): void {
  const id = String(next++)
  store.set(flashesAtom, [{ id, text, tone, links, lang }])
  window.setTimeout(() => closeFlash(id), tone === 'good' && links.length === 0 ? shownMs : shownMs * 2)
}

/** Shows what goes on, until the next message says how it ended. */
export const flashOngoing = (text: string): void =>
  store.set(flashesAtom, [{ id: String(next++), text, tone: 'good', links: [] }])

export function closeFlash(id: string): void {
  store.set(flashesAtom, (list) => list.filter((item) => item.id !== id))
}

/** Whether a chosen or dropped file is gone, or may not be read. */
const isUnreadableFile = (problem: unknown) =>
  problem instanceof DOMException && (problem.name === 'NotFoundError' || problem.name === 'NotReadableError')

function textOf(problem: unknown): string {
  if (problem instanceof ControlProblem) return problem.message
  const words = currentCopy(controlCallCopy)
  return isUnreadableFile(problem) ? words.fileUnreadable : words.failed
}

/** Shows the error of an action. */
export const flashProblem = (problem: unknown) => flashProblems([problem])

function showProblem(problem: unknown): void {
  if (!(problem instanceof ControlProblem)) return flash(textOf(problem), 'alarm')
  const { message, detail, code } = problem
  // A rule of the service speaks Japanese, the server English.
  const lang = code === 'rule' ? 'ja' : undefined
  const showDetail = () =>
    typeof detail === 'string'
      ? flash(detail, 'alarm', [], lang ?? 'en')
      : flash(currentCopy(reasonCopy).sentence(placedReasonText(detail)), 'alarm')
  flash(message, 'alarm', detail === '' ? [] : [{ label: currentCopy(controlCallCopy).details, run: showDetail }], lang)
}

/** Shows the errors of actions that ran together in one message, each text once. */
export function flashProblems(problems: readonly unknown[]): void {
  // The message of any other error does not say what it was.
  for (const problem of problems)
    if (!(problem instanceof ControlProblem || isUnreadableFile(problem))) console.error(problem)
  const texts = [...new Set(problems.map(textOf))]
  if (texts.length === 1) showProblem(problems[0])
  else if (texts.length > 1) flash(texts.join(' '), 'alarm')
}

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
