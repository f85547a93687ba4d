import type { MemberRow } from '../../../contract/control/members.ts'
import type { Persona } from '../../../contract/control/personas.ts'
import { AgeConf, Sex } from '../../../contract/enums/member.ts'
import { textsIn } from '../../../contract/rules/language.ts'
import { everyWordOf } from '../../lib/text.ts'
import { currentCopy, currentLanguage, inBoth, joined } from '../hub/language.ts'
import { partsCopy } from './copy.ts'

/** Name of a member; the mail address of one without a profile. */
export const memberName = ({ name, email }: Pick<MemberRow, 'name' | 'email'>): string => name || email

type MemberStatus = Pick<MemberRow, 'sex' | 'active_status' | 'age_conf' | 'paid' | 'status' | 'rank'> & {
  /** Whether an age document waits for the operator. */
  readonly documentWaits: boolean
}

/** Status of a member in a few words: '利用中の女性', 'Active woman'. */
export function statusText(member: MemberStatus): string {
  const { sex, active_status, age_conf, paid, status, rank, documentWaits } = member
  const words = currentCopy(partsCopy)
  const who = sexName(sex)
  if (active_status === 'inactive') return words.suspended
  if (age_conf === AgeConf.underAge || age_conf === AgeConf.reportedUnderAge) return words.underAge
  if (age_conf === AgeConf.resubmit) return words.resubmit(who)
  if (age_conf === AgeConf.none) return documentWaits ? words.underReview(who) : words.noDocument(who)
  if (sex === Sex.man && !paid) return words.unpaidMan
  if (sex === Sex.man) return rank === 'SSS' ? words.topRankMan : words.active(who)
  if (paid) return words.premiumWoman
  return (words.statuses[status] ?? words.active)(who)
}

/** 'あかり ・ 利用中の女性'. A persona without a profile has only its title. */
export const personaTitle = (persona: Persona): string =>
  joined([persona.name, textsIn(currentLanguage(), persona).title])

const sexIn = ({ woman, man }: typeof partsCopy.ja, sex: Sex) => (sex === Sex.woman ? woman : man)

/** Sex of a member in a list. */
export const sexName = (sex: Sex): string => sexIn(currentCopy(partsCopy), sex)

/** Personas that contain every word of the text in key, name, title or sex. */
export function findPersonas(personas: readonly Persona[], text: string): readonly Persona[] {
  const fits = everyWordOf(text)
  return personas.filter(({ key, name, title, en, sex, email }) => {
    const sexes = inBoth(partsCopy, (words) => sexIn(words, sex))
    return fits(`${key} ${name ?? ''} ${title} ${en?.title ?? ''} ${sexes} ${email}`)
  })
}
