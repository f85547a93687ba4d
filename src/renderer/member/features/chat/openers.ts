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

type OpenerBody = Omit<Opener, 'text'>

/** Asks about a sentence of his introduction. */
function quoteOpener(introduction: string): OpenerBody | null {
  const quoted = sentenceToAsk(introduction)
  return quoted === null ? null : { label: opener.introduction.label, body: opener.introduction.text(quoted) }
}

/** Names the times when both are free. */
function timesOpener(own: readonly string[], partner: readonly string[]): OpenerBody | null {
  const common = partner.filter((time) => own.includes(time))
  return common.length === 0 ? null : { label: opener.times.label, body: opener.times.text(common.join('・')) }
}

/** Names a place where both like to meet, or the first of his. */
function placeOpener(own: readonly string[], partner: readonly string[]): OpenerBody | null {
  const common = own.find((area) => partner.includes(area))
  const place = common ?? partner[0]
  if (place === undefined) return null
  const body = common === undefined ? opener.area.other(place) : opener.area.same(place)
  return { label: opener.area.label(place), body }
}

/** Names how he likes to be in contact. */
function contactOpener({ your_pre_tel: tel, your_pre_dm: messages }: PartnerAnswers): OpenerBody | null {
  if (callWishes.includes(tel)) return { label: opener.tel.label, body: opener.tel.text }
  return calmPaces.includes(messages) ? { label: opener.pace.label, body: opener.pace.text } : null
}

/** Returns up to four first messages from his words, shared times, area and wishes, never from preferences. */
export function openersFor(own: GreetingValues, partner: PartnerAnswers): readonly Opener[] {
  const begin = salutation(own)
  return [
    quoteOpener(partner.propensity),
    timesOpener(own.freeTimes, partner.your_freetimes),
    placeOpener(own.areas, partner.area),
    contactOpener(partner),
  ].flatMap((found) => (found ? [{ ...found, text: `${begin}${found.body}` }] : []))
}
