import type { PhoneNetwork } from '../../../../contract/control/stage-phones.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { changePhone, phonesAtom, phonesOnStage } from '../phone-state.ts'
import { store } from '../state.ts'

/** Networks by phone. */
export type Networks = Partial<Record<PhoneName, PhoneNetwork>>

/** Puts a phone on a network. */
export function setNetwork(phone: PhoneName, network: PhoneNetwork): void {
  const { look } = store.get(phonesAtom)[phone]
  if ((look?.network ?? 'online') !== network) changePhone(phone, { look: { ...look, network } })
}

/** Returns the network of each phone on the stage. */
export function readNetworks(): Networks {
  const phones = store.get(phonesAtom)
  return Object.fromEntries(phonesOnStage().map((phone) => [phone, phones[phone].look?.network ?? 'online']))
}

/** Puts each phone of the stage on its network; a phone without one goes online. */
export function setNetworks(networks: Networks): void {
  for (const phone of phonesOnStage()) setNetwork(phone, networks[phone] ?? 'online')
}
