import type { Rank, Sex } from './member.ts'

/** The seven sets of four choices, from wish to refusal. The index in the set is the score (L-1, D-62). */
export const preferenceChoices = {
  A: ['ぜひしたい', 'できればしたい', '相手に合わせる', 'NG'],
  B: ['ぜひしてほしい', 'できればしてほしい', '相手に合わせる', 'NG'],
  C: ['ぜひ楽しみたい', 'できれば楽しみたい', '相手に合わせる', 'NG'],
  D: ['ぜひ着てほしい', 'できれば着てほしい', '相手に合わせる', 'NG'],
  E: ['ぜひ着たい', 'できれば着たい', '相手に合わせる', 'NG'],
  F: ['ぜひ使いたい', 'できれば使いたい', '相手に合わせる', 'NG'],
  G: ['ぜひ使ってほしい', 'できれば使ってほしい', '相手に合わせる', 'NG'],
} as const

type PreferenceSet = keyof typeof preferenceChoices

export interface Preference {
  /** Wire name. */
  readonly name: string
  /** Label by the sex of the profile. */
  readonly label: Readonly<Record<Sex, string>>
  /** Choice set by the sex of the profile. */
  readonly set: Readonly<Record<Sex, PreferenceSet>>
}

/** The 16 items in the order of every screen (L-1, ENUM-20 to ENUM-36, ENUM-76). */
export const preferences = [
  {
    name: 'your_blow_job',
    label: { 1: '口での愛撫（してもらう）', 2: '口での愛撫（する）' },
    set: { 1: 'B', 2: 'A' },
  },
  {
    name: 'your_cunnilingus',
    label: { 1: '口での愛撫（する）', 2: '口での愛撫（してもらう）' },
    set: { 1: 'A', 2: 'B' },
  },
  {
    name: 'your_choking',
    label: { 1: '首への軽い圧迫（する）', 2: '首への軽い圧迫（してもらう）' },
    set: { 1: 'A', 2: 'B' },
  },
  { name: 'your_kousoku', label: { 1: '拘束（する）', 2: '拘束（してもらう）' }, set: { 1: 'A', 2: 'B' } },
  {
    name: 'your_kisuma',
    label: { 1: 'キスマーク・甘噛み（する）', 2: 'キスマーク・甘噛み（してもらう）' },
    set: { 1: 'A', 2: 'B' },
  },
  {
    name: 'your_nouiki',
    label: { 1: '脳イキ（導く）', 2: '脳イキ（導いてもらう）' },
    set: { 1: 'A', 2: 'B' },
  },
  { name: 'your_anal_sex', label: { 1: 'アナル', 2: 'アナル' }, set: { 1: 'C', 2: 'C' } },
  {
    name: 'your_word_attack_easy',
    label: { 1: '言葉責め・ソフト（する）', 2: '言葉責め・ソフト（してもらう）' },
    set: { 1: 'A', 2: 'B' },
  },
  {
    name: 'your_word_attack_hard',
    label: { 1: '言葉責め・ハード（する）', 2: '言葉責め・ハード（してもらう）' },
    set: { 1: 'A', 2: 'B' },
  },
  {
    name: 'your_spanking',
    label: { 1: 'スパンキング（する）', 2: 'スパンキング（してもらう）' },
    set: { 1: 'A', 2: 'B' },
  },
  {
    name: 'your_wild',
    label: { 1: '屋外（人目のない私的な場所）', 2: '屋外（人目のない私的な場所）' },
    set: { 1: 'C', 2: 'C' },
  },
  {
    name: 'your_ejaculation',
    label: { 1: '潮吹き（導く）', 2: '潮吹き（導いてもらう）' },
    set: { 1: 'A', 2: 'B' },
  },
  {
    name: 'your_irrumatio',
    label: { 1: '口での愛撫・深め（してもらう）', 2: '口での愛撫・深め（する）' },
    set: { 1: 'B', 2: 'A' },
  },
  { name: 'your_multi', label: { 1: '複数人', 2: '複数人' }, set: { 1: 'C', 2: 'C' } },
  {
    name: 'your_cosplay',
    label: { 1: 'コスプレ（着てもらう）', 2: 'コスプレ（着る）' },
    set: { 1: 'D', 2: 'E' },
  },
  {
    name: 'your_sextoy',
    label: { 1: 'ラブグッズ（使う）', 2: 'ラブグッズ（使ってもらう）' },
    set: { 1: 'F', 2: 'G' },
  },
] as const satisfies readonly Preference[]

export type PreferenceName = (typeof preferences)[number]['name']

/** Returns the four choices of an item on a profile of one sex. */
export function choicesOfPreference(name: PreferenceName, sex: Sex): readonly string[] {
  const found = preferences.find((preference) => preference.name === name) ?? preferences[0]
  return preferenceChoices[found.set[sex]]
}

/** Rank by the name of its box in the recommend settings, highest first as on the screen (API-37). */
export const rankBoxes = {
  rank_sss: 'SSS',
  rank_ss: 'SS',
  rank_s: 'S',
  rank_aplus: 'A+',
  rank_a: 'A',
  rank_bplus: 'B+',
  rank_b: 'B',
  rank_cplus: 'C+',
  rank_c: 'C',
  rank_d: 'D',
  rank_e: 'E',
} as const satisfies Record<string, Rank>
