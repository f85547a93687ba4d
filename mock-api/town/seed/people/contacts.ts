import type { Faker, SimpleFaker } from '@faker-js/faker'

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
