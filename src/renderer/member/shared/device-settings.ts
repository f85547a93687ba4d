import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { store } from '../api/store.ts'

/** What this device shows of what is new, and how it writes (D-80). No call knows of it: it stays on the device, also after a logout. */
export interface DeviceSettings {
  /** The banner inside the app. */
  readonly banner: boolean
  /** The unread count in the document title and on the app's icon. */
  readonly count: boolean
  /** With a keyboard, Enter sends a message; otherwise it breaks the line. */
  readonly enterSends: boolean
  /** In a wide window the partner's profile stands beside the conversation (D-81). */
  readonly partnerPane: boolean
}

const storageKey = 'yoimachi.settings'
/** What is stored of each that is off. */
const offWords = {
  banner: 'no-banner',
  count: 'no-count',
  enterSends: 'no-enter',
  partnerPane: 'no-partner',
} as const satisfies Record<keyof DeviceSettings, string>
const settings = Object.keys(offWords) as (keyof DeviceSettings)[]
/** Everything is on until it was switched off; another version may have stored something else. */
const settingsAtom = atom<DeviceSettings>(readStored())

function readStored(): DeviceSettings {
  const stored = localStorage.getItem(storageKey) ?? ''
  const isOn = (name: keyof DeviceSettings) => !stored.includes(offWords[name])
  return {
    banner: isOn('banner'),
    count: isOn('count'),
    enterSends: isOn('enterSends'),
    partnerPane: isOn('partnerPane'),
  }
}

export function changeDeviceSettings(change: Partial<DeviceSettings>): void {
  const next = { ...store.get(settingsAtom), ...change }
  const off = settings.filter((name) => !next[name]).map((name) => offWords[name])
  if (off.length === 0) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, off.join(' '))
  store.set(settingsAtom, next)
}

export function readDeviceSettings(): DeviceSettings {
  return store.get(settingsAtom)
}

export function useDeviceSettings(): DeviceSettings {
  return useAtomValue(settingsAtom, { store })
}
