import { Sex } from '../../../../contract/enums/member.ts'
import { ChoicePosition } from '../../../../contract/enums/preferences.ts'
import { contactAnswers, messageAnswers } from '../../../../contract/enums/profile-choices.ts'
import { chatCopy } from '../../../lib/copy/chat.ts'
import { type GreetingValues, salutation } from './greeting.ts'

const { opener } = chatCopy

/** Answers of his profile that openers use. Missing answers are empty. */
export interface PartnerAnswers {
  readonly propensity: string
  readonly area: readonly string[]
  readonly your_freetimes: readonly string[]
  readonly your_pre_dm: string
  readonly your_pre_tel: string
}

export interface Opener {
  readonly label: string
  /** Complete, editable message. */
  readonly text: string
  /** The same without salutation, to follow own words. */
  readonly body: string
}

/** Returns the draft after an opener was chosen: an offered text gives way, own words stay before it (D-132). */
export function withOpener(draft: string, chosen: Opener, offered: readonly string[]): string {
  const own = draft.trim()
  if (own === '' || offered.some((text) => text.trim() === own)) return chosen.text
  return own.includes(chosen.body) ? draft : `${draft.trimEnd()}\n${chosen.body}`
}

/** Words about work and stock phrases, whose sentences make poor openers. */
const dullWords = /仕事|会社|勤め|はじめまして|よろしく/
const quotableLength = { min: 4, max: 32 }

/** Returns the first quotable sentence of an introduction without its full stop, or null. */
export function sentenceToAsk(introduction: string): string | null {
  const sentences = introduction.split(/[。！？!?\n]/).map((sentence) => sentence.trim())
  const isQuotable = ({ length }: string) => length >= quotableLength.min && length <= quotableLength.max
  return sentences.find((text) => isQuotable(text) && !dullWords.test(text)) ?? null
}

/** Answers of a man who wishes to talk by phone before a meeting. */
const callWishes: readonly string[] = contactAnswers[Sex.man].slice(0, ChoicePosition.lastWish + 1)
/** Answers of somebody who does not wish for many messages. */
const calmPaces: readonly string[] = messageAnswers.slice(ChoicePosition.follows)

/** Returns up to four first messages from his words, shared times, area and wishes, never from preferences. */
export function openersFor(own: GreetingValues, partner: PartnerAnswers): readonly Opener[] {
  const begin = salutation(own)
  const times = partner.your_freetimes.filter((time) => own.freeTimes.includes(time))
  const quoted = sentenceToAsk(partner.propensity)
  const common = own.areas.find((area) => partner.area.includes(area))
  const place = common ?? partner.area[0]
  const openers: Omit<Opener, 'text'>[] = []
  if (quoted !== null) openers.push({ label: opener.introduction.label, body: opener.introduction.text(quoted) })
  if (times.length > 0) openers.push({ label: opener.times.label, body: opener.times.text(times.join('・')) })
  if (place !== undefined) {
    const body = common === undefined ? opener.area.other(place) : opener.area.same(place)
    openers.push({ label: opener.area.label(place), body })
  }
  if (callWishes.includes(partner.your_pre_tel)) openers.push({ label: opener.tel.label, body: opener.tel.text })
  else if (calmPaces.includes(partner.your_pre_dm)) openers.push({ label: opener.pace.label, body: opener.pace.text })
  return openers.map(({ label, body }) => ({ label, text: `${begin}${body}`, body }))
}
