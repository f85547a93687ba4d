import type { PhoneNetwork } from '../../../../contract/control/stage-phones.ts'
import type { CardOutcome } from '../../../../contract/rules/card.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { phonesAtom } from '../phone-state.ts'
import { orderPhone } from '../phones/phone-link.ts'
import { logIn, logOut } from '../phones/phone-login.ts'
import { setNetwork } from '../phones/phone-network.ts'
import { openOnPhone, pathOn } from '../phones/place-phone.ts'
import { store } from '../state.ts'
import { record } from './recording.ts'
import { pageWithPlaceholders, personOf } from './story-people.ts'

// What a person does to a phone with the tools around it. A running recording notes it; the phone functions below
// `hub/phones` are for what the workbench does by itself.

/** Opens a page of the app on a phone. */
export function openByHand(phone: PhoneName, address: string): void {
  record(async () => {
    const page = pathOn(phone, address)
    return [{ open: await pageWithPlaceholders(page, store.get(phonesAtom)[phone].email), phone }]
  })
  openOnPhone(phone, address)
}

/** Opens the link of a mail on a phone. */
export function openMailByHand(
  phone: PhoneName,
  link: string,
  { to, subject }: { readonly to: string; readonly subject: string },
): void {
  record(async () => [{ openMail: { to: await personOf(to), subject }, phone }])
  openOnPhone(phone, link)
}

/** Puts a member on a phone. Throws ControlProblem as {@link logIn} does. */
export async function logInByHand(phone: PhoneName, email: string): Promise<void> {
  await logIn(phone, email)
  record(async () => [{ become: await personOf(email), phone }])
}

export function logOutByHand(phone: PhoneName): void {
  record(() => ({ become: null, phone }))
  logOut(phone)
}

/** Puts a phone on another network. */
export function changeNetworkByHand(phone: PhoneName, network: PhoneNetwork): void {
  record(() => ({ network, phone }))
  setNetwork(phone, network)
}

export function goBackByHand(phone: PhoneName): void {
  record(() => ({ back: true, phone }))
  orderPhone(phone, { kind: 'back' })
}

/** Fills in the card form with a test card. Its number never gets into the recording. */
export function fillCardByHand(phone: PhoneName, number: string, outcome: CardOutcome): void {
  record(() => ({ fillCard: outcome, phone }))
  orderPhone(phone, { kind: 'card', number })
}
