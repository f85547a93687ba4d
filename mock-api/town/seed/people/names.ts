import type { Faker, SimpleFaker } from '@faker-js/faker'
import names from '../../../../fixtures/names.json' with { type: 'json' }
import personas from '../../../../fixtures/personas.json' with { type: 'json' }
import type { Member } from '../../../world/records/member.ts'
import { Round } from '../round.ts'

/** Display names in a drawn order, without those of personas; a name repeats only after all others of the sex. */
export class NameRound {
  private readonly rounds: Readonly<Record<Member['sex'], Round<string>>>

  constructor(faker: SimpleFaker) {
    const taken = new Set(personas.map(({ name }) => name))
    const free = (candidates: readonly string[]) =>
      new Round(
        faker,
        candidates.filter((name) => !taken.has(name)),
      )
    this.rounds = { 1: free(names.male), 2: free(names.female) }
  }

  take(sex: Member['sex']): string {
    return this.rounds[sex].take()
  }
}

const syllables = 'ha ru mi na yo ki so ra no ma ri ka to yu shi ta'.split(' ')

/** Draws a social account id of 1 to 15 letters, digits and underscores (FORM-15); the member id makes it unique. */
export function socialId({ helpers }: SimpleFaker, memberId: number): string {
  const syllable = () => helpers.arrayElement(syllables)
  return `${syllable()}${syllable()}${syllable()}_${memberId.toString(36)}`
}

/** Draws a mobile number as stored: eleven digits (FORM-114). */
export function mobileNumber({ phone }: Faker): string {
  return phone.number({ style: 'mobile' })
}
