import type { Faker, SimpleFaker } from '@faker-js/faker'

const syllables = 'ha ru mi na yo ki so ra no ma ri ka to yu shi ta'.split(' ')

/** A social account id of 1 to 15 letters, digits and underscores (FORM-15); the member's number makes it unique. */
export function socialId({ helpers }: SimpleFaker, memberId: number): string {
  const syllable = () => helpers.arrayElement(syllables)
  return `${syllable()}${syllable()}${syllable()}_${memberId.toString(36)}`
}

/** A mobile number as it is kept: eleven digits (FORM-114). */
export function mobileNumber({ phone }: Faker): string {
  return phone.number({ style: 'mobile' })
}
