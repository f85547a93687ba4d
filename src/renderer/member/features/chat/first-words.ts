import { contactAnswers, messageAnswers } from '../../../../contract/enums/profile-choices.ts'
import { chatCopy } from '../../../lib/copy/chat.ts'

/** What the greeting is made of; an empty text or a missing age leaves its sentence out. */
export interface GreetingValues {
  partnerName: string
  name: string
  age: number | null
  /** The first of her areas, e.g. '東京都'. */
  area: string
  /** Her free times, e.g. ['平日の夜', '土日祝日の昼間']. */
  freeTimes: readonly string[]
}

const { greeting, opener } = chatCopy

/** The beginning of a first message: his name and hers. */
function salutation({ partnerName, name }: Pick<GreetingValues, 'partnerName' | 'name'>): string {
  return `${greeting.hello(partnerName)}${name === '' ? '' : greeting.name(name)}`
}

/** The woman's first message, made from her own profile and ready to edit (L-13, D-27, CHAT-17). */
export function greetingTemplate({ partnerName, name, age, area, freeTimes }: GreetingValues): string {
  const person = [age === null ? '' : greeting.age(age), area === '' ? '' : greeting.area(area)].filter(Boolean)
  return [
    salutation({ partnerName, name }),
    person.length === 0 ? '' : greeting.person(person.join('、')),
    freeTimes.length === 0 ? '' : greeting.times(freeTimes.join('・')),
    greeting.end,
  ].join('')
}

/** What the openers are made of: answers of his profile, as far as he gave them. */
export interface PartnerAnswers {
  readonly propensity: string
  readonly area: readonly string[]
  readonly your_freetimes: readonly string[]
  readonly your_pre_dm: string
  readonly your_pre_tel: string
}

export interface Opener {
  /** What it is about, for the button. */
  readonly label: string
  /** The whole message, ready to edit. */
  readonly text: string
}

/** Sentences of work open no conversation, and longer ones are no quotation. */
const dull = /仕事|会社|勤め|はじめまして|よろしく/
/** Answers about calls and messages before meeting that an opener takes up. */
const wantsToTalk: readonly string[] = contactAnswers[1].slice(0, 2)
const isCalm: readonly string[] = messageAnswers.slice(2)
const longest = 32
const fewest = 3

/** The first sentence of an introduction that can be asked about, without its full stop; null where there is none. */
export function sentenceToAsk(introduction: string): string | null {
  const sentences = introduction.split(/[。！？!?\n]/).map((sentence) => sentence.trim())
  const found = sentences.find(
    ({ length }, index) => length > fewest && length <= longest && !dull.test(sentences[index] ?? ''),
  )
  return found ?? null
}

/**
 * Up to four first messages made from his answers, instead of the one template: what he wrote, the times that both have,
 * where he lives, and how he likes to get to know each other. None speaks of preferences.
 */
export function openersFor(own: GreetingValues, partner: PartnerAnswers): readonly Opener[] {
  const begin = salutation(own)
  const times = partner.your_freetimes.filter((time) => own.freeTimes.includes(time))
  const quoted = sentenceToAsk(partner.propensity)
  const place = partner.area.includes(own.area) ? own.area : partner.area[0]
  const texts: readonly (Opener | null)[] = [
    quoted === null ? null : { label: opener.introduction.label, text: opener.introduction.text(quoted) },
    times.length === 0 ? null : { label: opener.times.label, text: opener.times.text(times.join('・')) },
    place === undefined
      ? null
      : {
          label: opener.area.label(place),
          text: place === own.area ? opener.area.same(place) : opener.area.other(place),
        },
    wantsToTalk.includes(partner.your_pre_tel)
      ? { label: opener.tel.label, text: opener.tel.text }
      : isCalm.includes(partner.your_pre_dm)
        ? { label: opener.pace.label, text: opener.pace.text }
        : null,
  ]
  return texts.flatMap((one) => (one ? [{ ...one, text: `${begin}${one.text}` }] : []))
}
