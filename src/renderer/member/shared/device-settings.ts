import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { store } from '../api/store.ts'

/** What this device shows of what is new (D-80). No call knows of it: it stays on the device, also after a logout. */
export interface DeviceSettings {
  /** The banner inside the app. */
  readonly banner: boolean
  /** The unread count in the document title and on the app's icon. */
  readonly count: boolean
}

const storageKey = 'yoimachi.settings'
const settingsAtom = atom<DeviceSettings>(readStored())

/** Everything is on until it was switched off; another version may have stored something else. */
function readStored(): DeviceSettings {
  const stored = localStorage.getItem(storageKey) ?? ''
  return { banner: !stored.includes('no-banner'), count: !stored.includes('no-count') }
}

export function changeDeviceSettings(change: Partial<DeviceSettings>): void {
  const next = { ...store.get(settingsAtom), ...change }
  const off = [next.banner ? '' : 'no-banner', next.count ? '' : 'no-count'].filter((word) => word !== '')
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
