import { useAtomValue } from 'jotai'
import { memberIdsAtom, phonesOnStageAtom } from '../../hub/phone-state.ts'

/** Returns the function that finds the phone of a member on the stage. */
export function usePhoneOf() {
  const ids = useAtomValue(memberIdsAtom)
  const phones = useAtomValue(phonesOnStageAtom)
  return ({ id }: { id: number }) => phones.find((name) => ids[name] === id)
}
