import * as z from 'zod/mini'
import * as request from './request-fields.ts'

/** Splits a joined list: trims the parts and removes empty and repeated ones. */
export function splitJoined(joined: string): string[] {
  const parts = joined.split(',').map((part) => part.trim())
  return [...new Set(parts.filter((part) => part !== ''))]
}

/** Longest list as one text, and most parts of an array. */
const longestJoined = 5000
const mostParts = 200
/** Longest part, in code points. */
const longestPart = 100

interface JoinedListRule {
  /** Allowed texts; by default any text. */
  readonly choices?: readonly string[]
  readonly max: number
  /** 1 for a list that cannot be cleared (API-11: area). */
  readonly min?: number
}

/**
 * A list sent as comma-separated text (C-2 also allows an array). Parsed to an array; every error is reported at the
 * field itself.
 */
export function requestJoinedList(rule: JoinedListRule) {
  const { choices, max, min = 0 } = rule
  const sent = z.union(
    [request.text(longestJoined), z.array(request.text(longestPart)).check(z.maxLength(mostParts))],
    '文字列で入力してください。',
  )
  const list = z.array(z.string()).check(
    z.refine((parts) => parts.length >= min, '選択してください。'),
    z.refine((parts) => parts.length <= max, `${max}つまで選択できます。`),
    z.refine(
      (parts) => parts.every((part) => (choices ? choices.includes(part) : Array.from(part).length <= longestPart)),
      '一覧から選択してください。',
    ),
  )
  const split = z.transform((value: string | string[]) =>
    typeof value === 'string' ? splitJoined(value) : splitJoined(value.join(',')),
  )
  return z.pipe(z.pipe(sent, split), list)
}
