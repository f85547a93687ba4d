import { localOrigin, phoneHost, type PhoneName } from '../../../contract/rules/start-options.ts'

/** Origin of a phone: a sibling of the workbench's own name on the same port. */
export const phoneOrigin = (phone: PhoneName): string => localOrigin(phoneHost(phone), location.port)
