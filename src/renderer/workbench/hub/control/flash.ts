import { atom } from 'jotai'
import type { Language } from '../../../../contract/rules/language.ts'
import { store } from '../state.ts'

export interface Flash {
  readonly id: string
  readonly text: string
  /** Language of a text that is a quote of the service or the server. */
  readonly lang?: Language | undefined
  readonly tone: 'good' | 'alarm'
  readonly links: readonly FlashLink[]
}

/** Target of a message: the address of a panel, or a function to run. */
export type FlashLink = { readonly label: string } & ({ readonly to: string } | { readonly run: () => void })

export const flashesAtom = atom<readonly Flash[]>([])

/** Milliseconds that a message stays. One that alarms or has links stays twice as long. */
const shownMs = 4000

/** Shows a short message above the phones of the stage for a while. Replaces the previous message. */
export function flash(text: string, tone: Flash['tone'] = 'good', links: Flash['links'] = [], lang?: Language): void {
  const id = show({ text, tone, links, lang })
  window.setTimeout(() => closeFlash(id), tone === 'good' && links.length === 0 ? shownMs : shownMs * 2)
}

/** Shows what goes on, until the next message says how it ended. */
export const flashOngoing = (text: string): void => void show({ text, tone: 'good', links: [] })

/** Returns the id of the message. */
function show(message: Omit<Flash, 'id'>): string {
  const id = crypto.randomUUID()
  store.set(flashesAtom, [{ id, ...message }])
  return id
}

export const closeFlash = (id: string): void => store.set(flashesAtom, (list) => list.filter((item) => item.id !== id))
