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
const settingsAtom = atom<DeviceSettings>(readStored())

/** Everything is on until it was switched off; another version may have stored something else. */
function readStored(): DeviceSettings {
  const stored = localStorage.getItem(storageKey) ?? ''
  return {
    banner: !stored.includes('no-banner'),
    count: !stored.includes('no-count'),
    enterSends: !stored.includes('no-enter'),
    partnerPane: !stored.includes('no-partner'),
  }
}

export function changeDeviceSettings(change: Partial<DeviceSettings>): void {
  const next = { ...store.get(settingsAtom), ...change }
  const words = [
    next.banner || 'no-banner',
    next.count || 'no-count',
    next.enterSends || 'no-enter',
    next.partnerPane || 'no-partner',
  ]
  const off = words.filter((word) => word !== true)
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
