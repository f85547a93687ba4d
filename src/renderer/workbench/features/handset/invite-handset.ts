import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { control } from '../../hub/control/call-control.ts'
import { flash } from '../../hub/control/flash.ts'
import { handsetQuery } from '../../hub/control/queries.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { currentCopy } from '../../hub/language.ts'
import { handsetDialogAtom, handsetPhoneAtom, phonesAtom, reportsAtom, store } from '../../hub/state.ts'
import { handsetCopy } from './copy.ts'

/** Allows one real phone to connect, with the login and page of a phone of the stage. */
export async function inviteHandset(phone: PhoneName, address?: string): Promise<void> {
  const report = store.get(reportsAtom)[phone]
  const state = store.get(phonesAtom)[phone]
  const email = (report === undefined ? state.email : report.uid) ?? undefined
  const to = report?.route ?? state.route
  queryClient.setQueryData(handsetQuery.queryKey, await control.openHandset({ address, email, to }))
  store.set(handsetPhoneAtom, phone)
}

export async function endHandset(): Promise<void> {
  queryClient.setQueryData(handsetQuery.queryKey, await control.closeHandset())
  store.set(handsetDialogAtom, undefined)
  flash(currentCopy(handsetCopy).disconnected)
}
