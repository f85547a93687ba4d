import type { Conversation } from '../../../../contract/calls/chat.ts'
import { Sex } from '../../../../contract/enums/member.ts'

/** The other member of a conversation. */
export const partnerOf = ({ user, male, female }: Conversation) => (user.sex === Sex.man ? female : male)
