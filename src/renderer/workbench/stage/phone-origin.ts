import type { PhoneName } from '../state/phones.ts'

/** Origin of a phone: a sibling of the workbench's own name on the same port. */
export const phoneOrigin = (phone: PhoneName): string =>
  `${location.protocol}//${phone}.yoimachi.localhost${location.port === '' ? '' : `:${location.port}`}`
