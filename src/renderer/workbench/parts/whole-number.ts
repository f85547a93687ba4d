import { useCopy } from '../hub/language.ts'
import { partsCopy } from './copy.ts'

/** Whether a typed text is a whole number between two limits. */
export const isWholeNumber = (text: string, least: number, most = Infinity): boolean =>
  /^\s*\d+\s*$/.test(text) && Number(text) >= least && Number(text) <= most

/** Returns the function that says what is wrong with a typed number; undefined when it fits. */
export function useNumberProblem() {
  const { wholeNumber } = useCopy(partsCopy)
  return (text: string, least: number, most: number): string | undefined =>
    isWholeNumber(text, least, most) ? undefined : wholeNumber(least, most)
}
