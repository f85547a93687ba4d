import { Sex } from './member.ts'

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

/** Positions in a set of four choices, of preferences and of wishes before a meeting. Those up to `lastWish` are wishes. */
export const ChoicePosition = { lastWish: 1, follows: 2, refusal: 3 } as const

type PreferenceSet = keyof typeof preferenceChoices

export interface Preference {
  /** Wire name. */
  readonly name: string
  readonly label: Readonly<Record<Sex, string>>
  readonly set: Readonly<Record<Sex, PreferenceSet>>
}

/** An item on the profiles of one sex. */
type Side = readonly [label: string, set: PreferenceSet]

/** @param women same as for men by default */
function preference<const Name extends string>(name: Name, men: Side, women = men) {
  return {
    name,
    label: { [Sex.man]: men[0], [Sex.woman]: women[0] },
    set: { [Sex.man]: men[1], [Sex.woman]: women[1] },
  } as const
}

/** The 16 items in the order of every screen (L-1, ENUM-20 to ENUM-36, ENUM-76). */
export const preferences = [
  preference('your_blow_job', ['口での愛撫（してもらう）', 'B'], ['口での愛撫（する）', 'A']),
  preference('your_cunnilingus', ['口での愛撫（する）', 'A'], ['口での愛撫（してもらう）', 'B']),
  preference('your_choking', ['首への軽い圧迫（する）', 'A'], ['首への軽い圧迫（してもらう）', 'B']),
  preference('your_kousoku', ['拘束（する）', 'A'], ['拘束（してもらう）', 'B']),
  preference('your_kisuma', ['キスマーク・甘噛み（する）', 'A'], ['キスマーク・甘噛み（してもらう）', 'B']),
  preference('your_nouiki', ['脳イキ（導く）', 'A'], ['脳イキ（導いてもらう）', 'B']),
  preference('your_anal_sex', ['アナル', 'C']),
  preference('your_word_attack_easy', ['言葉責め・ソフト（する）', 'A'], ['言葉責め・ソフト（してもらう）', 'B']),
  preference('your_word_attack_hard', ['言葉責め・ハード（する）', 'A'], ['言葉責め・ハード（してもらう）', 'B']),
  preference('your_spanking', ['スパンキング（する）', 'A'], ['スパンキング（してもらう）', 'B']),
  preference('your_wild', ['屋外（人目のない私的な場所）', 'C']),
  preference('your_ejaculation', ['潮吹き（導く）', 'A'], ['潮吹き（導いてもらう）', 'B']),
  preference('your_irrumatio', ['口での愛撫・深め（してもらう）', 'B'], ['口での愛撫・深め（する）', 'A']),
  preference('your_multi', ['複数人', 'C']),
  preference('your_cosplay', ['コスプレ（着てもらう）', 'D'], ['コスプレ（着る）', 'E']),
  preference('your_sextoy', ['ラブグッズ（使う）', 'F'], ['ラブグッズ（使ってもらう）', 'G']),
] as const satisfies readonly Preference[]

export type PreferenceName = (typeof preferences)[number]['name']

/** Returns the four choices of an item on a profile of one sex. */
export function choicesOfPreference(name: PreferenceName, sex: Sex): readonly string[] {
  const found = preferences.find((known) => known.name === name)
  if (!found) throw new Error(`Failed to find the choices of ${name}: it is no preference.`)
  return preferenceChoices[found.set[sex]]
}
