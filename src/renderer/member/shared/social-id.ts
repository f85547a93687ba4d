import { foldWidth } from '../../lib/text.ts'

/** Normalises a typed social id: folded, without blanks and leading @ (FORM-15, RANK-40). */
export const socialIdOf = (typed: string): string => foldWidth(typed).trim().replace(/^@/, '')
