import type { Sex } from '../member/sex.ts'

/** takemovie by sex; the mixed brackets are as specified (ENUM-05, ENUM-06). */
export const takeMovies = {
  1: ['したいです！', '相手と相談', 'しません！'],
  2: ['OKです！（顔出しNG)', '基本、OKです！（相手による)', 'NGです！'],
} as const satisfies Record<Sex, readonly string[]>
