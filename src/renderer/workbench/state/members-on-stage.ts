import { memberIdsAtom, phoneCountAtom, phoneNames } from './phones.ts'
import { store } from './store.ts'

/** Numbers of the members who are on the stage now. */
export function membersOnStage(): readonly number[] {
  const ids = store.get(memberIdsAtom)
  return phoneNames.slice(0, store.get(phoneCountAtom)).flatMap((phone) => ids[phone] ?? [])
}
