import { atom, useAtomValue } from 'jotai'
import { deviceStorage } from '../../../lib/storage.ts'
import { store } from '../../api/store.ts'

/** Settings for notifications and writing on this device (D-80). Stored locally only, and kept after a logout. */
export interface DeviceSettings {
  readonly banner: boolean
  /** The unread count in the document title and on the app's icon. */
  readonly count: boolean
  /** With a keyboard, Enter sends a message; if off, it breaks the line. */
  readonly enterSends: boolean
  /** Shows the partner's profile beside the conversation in a wide window (D-81). */
  readonly partnerPane: boolean
}

const storageKey = 'yoimachi.settings'
/** Stored words of settings that are off. */
const offWords = {
  banner: 'no-banner',
  count: 'no-count',
  enterSends: 'no-enter',
  partnerPane: 'no-partner',
} as const satisfies Record<keyof DeviceSettings, string>
const settings = Object.keys(offWords) as (keyof DeviceSettings)[]
/** Everything is on by default; another version may have stored other words. */
const settingsAtom = atom<DeviceSettings>(readStored())
settingsAtom.onMount = (set) => {
  const follow = ({ key }: StorageEvent) => key === storageKey && set(readStored())
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

function readStored(): DeviceSettings {
  const stored = deviceStorage.getItem(storageKey) ?? ''
  const isOn = (name: keyof DeviceSettings) => !stored.includes(offWords[name])
  return {
    banner: isOn('banner'),
    count: isOn('count'),
    enterSends: isOn('enterSends'),
    partnerPane: isOn('partnerPane'),
  }
}

export function changeDeviceSettings(change: Partial<DeviceSettings>): void {
  // Another tab may have changed the others.
  const next = { ...readStored(), ...change }
  const off = settings.filter((name) => !next[name]).map((name) => offWords[name])
  if (off.length === 0) deviceStorage.removeItem(storageKey)
  else deviceStorage.setItem(storageKey, off.join(' '))
  store.set(settingsAtom, next)
}

export function readDeviceSettings(): DeviceSettings {
  return store.get(settingsAtom)
}

export function useDeviceSettings(): DeviceSettings {
  return useAtomValue(settingsAtom, { store })
}
