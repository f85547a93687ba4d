import { chatCopy } from '../../../lib/copy/chat.ts'

/** Values of the greeting. An empty text or a missing age leaves out its sentence. */
export interface GreetingValues {
  partnerName: string
  name: string
  age: number | null
  /** Where she likes to meet, in the order of the list. */
  areas: readonly string[]
  freeTimes: readonly string[]
}

const { greeting } = chatCopy

/** Start of a first message, with both names. */
export function salutation({ partnerName, name }: Pick<GreetingValues, 'partnerName' | 'name'>): string {
  return `${greeting.hello(partnerName)}${name === '' ? '' : greeting.name(name)}`
}

/** Most places that a sentence names. */
const mostPlaces = 2

/** Returns the own places with the common ones first. */
function commonFirst(own: readonly string[], partner: readonly string[]): readonly string[] {
  return [...own.filter((area) => partner.includes(area)), ...own.filter((area) => !partner.includes(area))]
}

/**
 * Returns the woman's editable first message, made from her profile (L-13, D-27, D-132, CHAT-17). Places are where she
 * likes to meet, never a residence.
 */
export function greetingTemplate(
  { partnerName, name, age, areas, freeTimes }: GreetingValues,
  partnerAreas: readonly string[] = [],
): string {
  const places = commonFirst(areas, partnerAreas).slice(0, mostPlaces)
  return [
    salutation({ partnerName, name }),
    age === null ? '' : greeting.age(age),
    places.length === 0 ? '' : greeting.areas(places),
    freeTimes.length === 0 ? '' : greeting.times(freeTimes.join('・')),
    greeting.end,
  ].join('')
}
