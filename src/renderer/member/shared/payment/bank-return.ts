import * as z from 'zod/mini'
import { bankNoteName } from '../../../../contract/rules/stored-names.ts'
import { tabStorage } from '../../../lib/storage.ts'

/**
 * Note of a visit to a card bank's pages. A posted form opened those pages, so their history entries would ask to resend
 * it. The app goes back over them to the page of departure and then forward, which drops all later entries.
 */
const noteSchema = z.union([
  /** Length of the history at the departure. */
  z.object({ left: z.int() }),
  /** Address that the bank led to, while the app goes back. */
  z.object({ arrived: z.string() }),
])

/** Browsers keep at most 50 history entries; at that length positions are unknown. */
const countable = 50

function readNote(): z.output<typeof noteSchema> | null {
  try {
    const note = noteSchema.safeParse(JSON.parse(tabStorage.getItem(bankNoteName) ?? 'null'))
    return note.success ? note.data : null
  } catch {
    return null
  }
}

/** Runs right before the browser leaves for the bank. The current entry must be the newest in the history. */
export function noteDeparture(): void {
  tabStorage.setItem(bankNoteName, JSON.stringify({ left: history.length }))
}

/** A step back that takes longer was dropped by the browser. */
const longestStepMs = 5_000

/**
 * Runs at app start. Returns true if the bank led to this page and the app goes back over the bank's entries. If the browser
 * does not, the page of departure opens in the place of this empty one, and leads on as after the step back.
 */
export function goBackOverBank(departurePath: string): boolean {
  const note = readNote()
  if (!note || !('left' in note) || location.pathname === departurePath) return false
  forgetBank()
  const steps = history.length - note.left
  if (steps <= 0 || history.length >= countable) return false
  tabStorage.setItem(bankNoteName, JSON.stringify({ arrived: location.pathname + location.search }))
  history.go(-steps)
  // Ends with this document, which the step back leaves.
  setTimeout(() => location.replace(departurePath), longestStepMs)
  return true
}

/** Returns the address that the bank led to, for the page of departure; null after a step back by the member. */
export function readArrival(): string | null {
  const note = readNote()
  return note && 'arrived' in note ? note.arrived : null
}

/** Runs once the page of departure is left for that address. Before, a reload of the page must still find it. */
export function forgetBank(): void {
  tabStorage.removeItem(bankNoteName)
}
