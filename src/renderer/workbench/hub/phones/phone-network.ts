import * as z from 'zod/mini'
import { phoneNetwork, type PhoneNetwork } from '../../../../contract/control/stage-phones.ts'
import { type PhoneName, phoneNames } from '../../../../contract/rules/hosts.ts'
import { changePhone, phonesAtom, phonesOnStage } from '../phone-state.ts'
import { store } from '../state.ts'

/** Networks by phone. */
export const networks = z.partialRecord(z.enum(phoneNames), phoneNetwork)
type Networks = z.output<typeof networks>

/** Returns the network that a phone is on. */
export const networkOf = (phone: PhoneName): PhoneNetwork => store.get(phonesAtom)[phone].look?.network ?? 'online'

/** Puts a phone on a network. */
export function setNetwork(phone: PhoneName, network: PhoneNetwork): void {
  const { look } = store.get(phonesAtom)[phone]
  if (networkOf(phone) !== network) changePhone(phone, { look: { ...look, network } })
}

/** Returns the network of each phone on the stage. */
export const readNetworks = (): Networks =>
  Object.fromEntries(phonesOnStage().map((phone) => [phone, networkOf(phone)]))

/** Puts each phone of the stage on its network; a phone without one goes online. */
export function setNetworks(chosen: Networks): void {
  for (const phone of phonesOnStage()) setNetwork(phone, chosen[phone] ?? 'online')
}
