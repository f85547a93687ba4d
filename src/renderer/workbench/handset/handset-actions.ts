import { atom } from 'jotai'
import { closeHandset, openHandset } from '../../../contract/control/phone-messages.ts'
import type { PhoneName } from '../../../contract/rules/start-options.ts'
import { callControl } from '../control/call-control.ts'
import { handsetQuery, queryClient } from '../control/queries.ts'
import { flash } from '../parts/flash.ts'
import { phonesAtom, reportsAtom, store } from '../state/phones.ts'

/** Phone of the stage to show on a real phone; undefined while the dialog is closed. */
export const handsetDialogAtom = atom<PhoneName | undefined>(undefined)

/** Allows one real phone to connect, with the login and page of a phone of the stage. */
export async function inviteHandset(phone: PhoneName, address?: string): Promise<void> {
  const report = store.get(reportsAtom)[phone]
  const state = store.get(phonesAtom)[phone]
  const email = (report === undefined ? state.email : report.uid) ?? undefined
  const to = report?.route ?? state.route
  queryClient.setQueryData(handsetQuery.queryKey, await callControl(openHandset, { address, email, to }))
}

export async function endHandset(): Promise<void> {
  queryClient.setQueryData(handsetQuery.queryKey, await callControl(closeHandset))
  store.set(handsetDialogAtom, undefined)
  flash('実機の接続を終えました')
}
