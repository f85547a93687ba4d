import type { Faker } from '@faker-js/faker'

const syllables = 'ha ru mi na yo ki so ra no ma ri ka to yu shi ta'.split(' ')

/** A social account id of 1 to 15 letters, digits and underscores (FORM-15); the member's number makes it unique. */
export function socialId(faker: Faker, memberId: number): string {
  const stem = [0, 1, 2].map(() => faker.helpers.arrayElement(syllables)).join('')
  return `${stem}_${memberId.toString(36)}`
}

/** A mobile number as it is kept: eleven digits (FORM-114). */
export function mobileNumber(faker: Faker): string {
  return faker.phone.number({ style: 'mobile' })
}
