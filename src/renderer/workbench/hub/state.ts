import { atom, createStore } from 'jotai'
import { atomWithStorage, createJSONStorage } from 'jotai/utils'
import * as z from 'zod/mini'
import type { Exchange } from '../../../contract/control/exchanges.ts'
import type { WholePhone } from '../../../contract/control/stage.ts'
import { type ChosenLook, phoneLook } from '../../../contract/phone-look.ts'
import { type PhoneName, phoneNames } from '../../../contract/rules/hosts.ts'
import { type DeviceName, deviceNames } from './phones/phone-sizes.ts'

/** State kept in this browser, so that another tab and the next visit have it too. */
export const storedAtom = <Value>(name: string, initial: Value) =>
  atomWithStorage(`yoimachi.workbench.${name}`, initial, undefined, { getOnInit: true })

/** State of this window that survives a reload; undefined at first. */
export const windowAtom = <Value>(name: string) =>
  atomWithStorage<Value | undefined>(
    `yoimachi.workbench.${name}`,
    undefined,
    createJSONStorage(() => globalThis.sessionStorage),
    { getOnInit: true },
  )

export type ThemeChoice = 'system' | 'light' | 'dark'

/** State of the workbench's layout, stored in this browser. */
export const themeAtom = storedAtom<ThemeChoice>('theme', 'system')
export const dockWidthAtom = storedAtom('dockWidth', 452)
/** Days that the track shows ahead of now. */
export const trackDaysAtom = storedAtom('trackDays', 7)
/** Offset of the track in milliseconds; negative values show the past. */
export const trackShiftAtom = atom(0)
/** Whether lists of time show only members on the stage. */
export const onlyNearAtom = storedAtom('onlyNear', true)
/** Whether logins that would expire during a jump are extended. */
export const keepSessionsAtom = storedAtom('keepSessions', true)
/** Whether the panels are folded, to give the stage their room. */
export const dockFoldedAtom = storedAtom('dockFolded', false)
/** Whether dialogs stay closed until opened and explicit preferences are folded (D-87). */
export const quietAtom = storedAtom('quiet', true)

/** Whether this page waits for a jump. The clock's reading has its progress. */
export const isJumpingAtom = atom(false)
export const paletteOpenAtom = atom(false)
export const moveOpenAtom = atom(false)
/** Phone of the stage that was shown on a real phone last. */
export const handsetPhoneAtom = storedAtom<PhoneName>('handsetPhone', 'a')
/** Phone of the stage to show on a real phone; undefined while the dialog is closed. */
export const handsetDialogAtom = atom<PhoneName | undefined>(undefined)

/** Whether the event stream of the server is connected. Without it, the screen may be out of date. */
export const connectedAtom = atom(true)

/** Last chosen view of the events. */
export const callsViewAtom = storedAtom<'calls' | 'timeline'>('callsView', 'calls')

/** Source of the inspector's exchanges: this server, the opened case, or a recording from elsewhere. */
export const exchangeSourceAtom = atom<'now' | 'file' | 'recording'>('now')

/** The opened HTTP Archive, in memory only. */
export const recordingAtom = atom<Recording | undefined>(undefined)

export interface Recording {
  /** Name of the file. */
  readonly name: string
  readonly exchanges: readonly Exchange[]
}

/** Whether this window shows only the stage, to an audience. */
export const isPresentingAtom = atom(false)

export interface PresentingView {
  /** Visible phones of the first two. */
  readonly shown: 'a' | 'b' | 'both'
  readonly curtain: boolean
  readonly time: boolean
  /** Whether touches on a phone leave a short-lived mark. */
  readonly taps: boolean
}

/** View of the audience. Stored in this browser, so that the stage and the presenter's window share it. */
export const presentingViewAtom = storedAtom<PresentingView>('presenting', {
  shown: 'both',
  curtain: false,
  time: true,
  taps: true,
})

/** Phones of the stage that the audience sees. */
export function presentedPhones(onStage: readonly PhoneName[], shown: PresentingView['shown']): readonly PhoneName[] {
  const two = onStage.slice(0, 2)
  const wanted = two.filter((name) => shown === 'both' || shown === name)
  return wanted.length > 0 ? wanted : two.slice(0, 1)
}

export interface Tap {
  readonly id: number
  readonly phone: PhoneName
  readonly x: number
  readonly y: number
}
/** Recent touches. */
export const tapsAtom = atom<readonly Tap[]>([])

/** The store of all UI state, for actions outside components too. */
export const store = createStore()

/** State of a phone that is kept between visits. */
export interface PhoneState {
  readonly device: DeviceName
  /** Mail address of the logged-in member; null for nobody. */
  readonly email: string | null
  readonly route: string
  /** Landscape orientation. */
  readonly isTurned?: boolean | undefined
  /** Differences from the stage's settings. */
  readonly look?: ChosenLook | undefined
}

const start = (email: string): PhoneState => ({ device: '390×844', email, route: '/home' })

/** A first visit shows a matched woman and man. */
export const phonesAtom = storedAtom<Record<PhoneName, PhoneState>>('phones', {
  a: start('woman@yoimachi.example'),
  b: start('man@yoimachi.example'),
  c: start('woman-premium@yoimachi.example'),
})

export const phoneCountAtom = storedAtom('phoneCount', 2)

export const phonesOnStageAtom = atom((get) => phoneNames.slice(0, get(phoneCountAtom)))

export const phonesOnStage = (): readonly PhoneName[] => store.get(phonesOnStageAtom)

export function changePhone(phone: PhoneName, change: Partial<PhoneState>): void {
  store.set(phonesAtom, (phones) => ({ ...phones, [phone]: { ...phones[phone], ...change } }))
}

interface PhoneReport {
  readonly route: string
  readonly title: string
  /** Mail address of the stored login. */
  readonly uid: string | null
  readonly canGoBack: boolean
}
export const reportsAtom = atom<Partial<Record<PhoneName, PhoneReport>>>({})

/** Phones whose frame has loaded and follows orders, with a count of its loads. */
export const readyPhonesAtom = atom<Partial<Record<PhoneName, number>>>({})

/** Numbers of the members on the phones, as effects name them (`#5`). */
export const memberIdsAtom = atom<Partial<Record<PhoneName, number>>>({})

export function setMemberOn(phone: PhoneName, id: number | undefined): void {
  store.set(memberIdsAtom, (ids) => ({ ...ids, [phone]: id }))
}

/** The last used phone. */
export const phoneInHandAtom = atom<PhoneName>('a')

/** Number of the member on that phone. */
export const memberInHandAtom = atom((get) => get(memberIdsAtom)[get(phoneInHandAtom)])

/** Numbers of the members on the stage. Hidden phones do not count. */
export const stageMembersAtom = atom((get) => {
  const ids = get(memberIdsAtom)
  return get(phonesOnStageAtom).flatMap((phone) => ids[phone] ?? [])
})

/** Orientation and settings of a phone. Values from a file are untrusted. */
const screenSchema = z.partial(
  z.object({ device: z.enum(deviceNames), isTurned: z.boolean(), look: z.partial(phoneLook) }),
)

/** State of a phone without its login and page. */
export function screenOfState({ email: _email, route: _route, ...screen }: PhoneState): WholePhone['screen'] {
  // Omits unset values in the file too.
  return z.parse(z.record(z.string(), z.json()), JSON.parse(JSON.stringify(screen)))
}

/** Default state of a screen. */
const asUsual = { isTurned: undefined, look: undefined }

/** Parses a screen's state from a file. Values that do not fit keep the stage's setting. */
export function readScreen(screen: Readonly<Record<string, unknown>>): Partial<PhoneState> {
  const parsed = z.safeParse(screenSchema, screen)
  return parsed.success ? ({ ...asUsual, ...parsed.data } as Partial<PhoneState>) : {}
}

export const membersOnStage = (): readonly number[] => store.get(stageMembersAtom)

/** Number of the member on the last used phone. */
export const memberInHand = (): number | undefined => store.get(memberInHandAtom)
