import { memberInHandAtom, stageMembersAtom } from './phones.ts'
import { store } from './store.ts'

/** Numbers of the members who are on the stage now. */
export const membersOnStage = (): readonly number[] => store.get(stageMembersAtom)

/** Number of the member on the phone that was used last. */
export const memberInHand = (): number | undefined => store.get(memberInHandAtom)
