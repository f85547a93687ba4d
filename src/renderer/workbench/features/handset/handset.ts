import * as z from 'zod/mini'
import { type PhoneName, phoneNames } from '../../../../contract/rules/hosts.ts'
import { control } from '../../hub/control/call-control.ts'
import { flash } from '../../hub/control/flash.ts'
import { handsetQuery } from '../../hub/control/queries.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { currentCopy } from '../../hub/language.ts'
import { phonesAtom, reportsAtom } from '../../hub/phone-state.ts'
import { handsetDialogAtom, store, storedAtom } from '../../hub/state.ts'
import { handsetCopy } from './copy.ts'

/** Phone of the stage that was shown on a real phone last. */
export const handsetPhoneAtom = storedAtom('handsetPhone', z.enum(phoneNames), 'a')

/** Allows one real phone to connect, with the login and page of a phone of the stage. */
export async function inviteHandset(phone: PhoneName, address?: string): Promise<void> {
  const report = store.get(reportsAtom)[phone]
  const state = store.get(phonesAtom)[phone]
  const email = (report === undefined ? state.email : report.uid) ?? undefined
  const to = report?.route ?? state.route
  queryClient.setQueryData(handsetQuery.queryKey, await control.openHandset({ address, email, to }))
  store.set(handsetPhoneAtom, phone)
}

/** Closes the network for other devices. */
export async function endHandset(): Promise<void> {
  queryClient.setQueryData(handsetQuery.queryKey, await control.closeHandset())
  store.set(handsetDialogAtom, undefined)
  flash(currentCopy(handsetCopy).disconnected)
}
