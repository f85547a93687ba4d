import { atom } from 'jotai'
import * as z from 'zod/mini'
import { phoneLook } from '../../../contract/phone-look.ts'
import { type PhoneName, phoneNames } from '../../../contract/rules/hosts.ts'
import { deviceNames } from './phones/phone-sizes.ts'
import { store, storedAtom } from './state.ts'

/** Shape of the state of a phone that is kept between visits. */
export const phoneState = z.object({
  device: z.enum(deviceNames),
  /** Mail address of the logged-in member; null for nobody. */
  email: z.nullable(z.string()),
  route: z.string(),
  /** Landscape orientation. */
  isTurned: z.optional(z.boolean()),
  /** Differences from the stage's settings. */
  look: z.optional(z.partial(phoneLook)),
})

export type PhoneState = Readonly<z.output<typeof phoneState>>

const start = (email: string): PhoneState => ({ device: '390×844', email, route: '/home' })

/** A first visit shows a matched woman and man. */
export const phonesAtom = storedAtom('phones', z.record(z.enum(phoneNames), phoneState), {
  a: start('woman@yoimachi.example'),
  b: start('man@yoimachi.example'),
  c: start('woman-premium@yoimachi.example'),
})

export const phoneCountAtom = storedAtom('phoneCount', z.int(), 2)

export const phonesOnStageAtom = atom((get) => phoneNames.slice(0, get(phoneCountAtom)))

export const phonesOnStage = (): readonly PhoneName[] => store.get(phonesOnStageAtom)

/** Shows at least as many phones on the stage as these need. */
export function makeRoomFor(phones: readonly PhoneName[]): void {
  const count = 1 + Math.max(-1, ...phones.map((phone) => phoneNames.indexOf(phone)))
  if (count > store.get(phoneCountAtom)) store.set(phoneCountAtom, count)
}

export const changePhone = (phone: PhoneName, change: Partial<PhoneState>): void =>
  store.set(phonesAtom, (phones) => ({ ...phones, [phone]: { ...phones[phone], ...change } }))

interface PhoneReport {
  readonly route: string
  readonly title: string
  /** Mail address of the stored login. */
  readonly uid: string | null
  readonly canGoBack: boolean
}
export const reportsAtom = atom<Partial<Record<PhoneName, PhoneReport>>>({})

/** Member and page of a phone: as its page has reported last, before that as chosen. */
export function loginAndPageOf(phone: PhoneName): Pick<PhoneState, 'email' | 'route'> {
  const report = store.get(reportsAtom)[phone]
  const { email, route } = store.get(phonesAtom)[phone]
  return report ? { email: report.uid, route: report.route } : { email, route }
}

/** Phones whose frame has loaded and follows orders, with a count of its loads. */
export const readyPhonesAtom = atom<Partial<Record<PhoneName, number>>>({})

/** Numbers of the members on the phones, as effects name them (`#5`). */
export const memberIdsAtom = atom<Partial<Record<PhoneName, number>>>({})

/** Phone of each member on the stage, by number; the first one of a member on several. */
export const phonesByMemberAtom = atom((get) => {
  const ids = get(memberIdsAtom)
  return new Map(
    get(phonesOnStageAtom)
      .map((phone) => [ids[phone], phone] as const)
      .toReversed(),
  )
})

export const setMemberOn = (phone: PhoneName, id: number | undefined): void =>
  store.set(memberIdsAtom, (ids) => ({ ...ids, [phone]: id }))

const lastUsedAtom = atom<PhoneName>('a')

/** The last used phone; the first one when that is no longer on the stage. */
export const phoneInHandAtom = atom(
  (get): PhoneName => (get(phonesOnStageAtom).includes(get(lastUsedAtom)) ? get(lastUsedAtom) : phoneNames[0]),
  (_get, set, phone: PhoneName) => set(lastUsedAtom, phone),
)

/** Number of the member on the last used phone. */
export const memberInHandAtom = atom((get) => get(memberIdsAtom)[get(phoneInHandAtom)])

/** Numbers of the members on the stage, each once. Hidden phones do not count. */
export const stageMembersAtom = atom((get) => {
  const ids = get(memberIdsAtom)
  return [...new Set(get(phonesOnStageAtom).flatMap((phone) => ids[phone] ?? []))]
})
export const membersOnStage = (): readonly number[] => store.get(stageMembersAtom)
