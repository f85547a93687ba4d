import type { Sex } from '../member/sex.ts'

/** The two scales by sex, strongest first (L-2, ENUM-18, ENUM-19). */
export const sadismLevels: Readonly<Record<Sex, readonly string[]>> = {
  1: ['かなりS', 'ややS', '相手が望めばS', 'Sではない'],
  2: ['かなりリードしたい', '少しリードしたい', '相手が望めばリードする', 'リードは苦手'],
}

export const masochismLevels: Readonly<Record<Sex, readonly string[]>> = {
  1: ['かなりM', 'ややM', '相手が望めばM', 'Mではない'],
  2: ['かなりリードされたい', '少しリードされたい', '相手が望めば委ねる', '委ねるのは苦手'],
}

/** SM levels of the men's recommend settings (SETTING-12 to SETTING-16). */
export const likedSms = [0, 1, 2, 3, 4] as const
export type LikedSm = (typeof likedSms)[number]

/** Label by liked_sm. */
export const likedSmLabels: Readonly<Record<LikedSm, string>> = {
  0: 'こだわらない',
  1: 'かなりS',
  2: 'S',
  3: 'M',
  4: 'かなりM',
}
