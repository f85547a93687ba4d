import * as z from 'zod/mini'

const key = 'yoimachi.bank'
const noteSchema = z.union([z.object({ left: z.int() }), z.object({ arrived: z.string() })])
/** Browsers keep at most 50 entries: from then on the length of the history counts nothing any more. */
const countable = 50

/**
 * The way back from the pages of a card's bank. They were reached by a posted form, so their entries in the history would
 * ask to send it again. The app therefore goes back over them to the page that it left from, and on from there: a move
 * forward drops everything that lay ahead.
 */
function readNote(): z.output<typeof noteSchema> | null {
  try {
    const note = noteSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    return note.success ? note.data : null
  } catch {
    return null
  }
}

/** Right before the browser leaves for the bank. The present entry must be the newest of the history. */
export function noteDeparture(): void {
  sessionStorage.setItem(key, JSON.stringify({ left: history.length }))
}

/** At the start of the app: whether this page was reached from the bank and is being left again, back over its entries. */
export function goBackOverBank(departurePath: string): boolean {
  const note = readNote()
  if (!note || !('left' in note) || location.pathname === departurePath) return false
  sessionStorage.removeItem(key)
  const steps = history.length - note.left
  if (steps <= 0 || history.length >= countable) return false
  sessionStorage.setItem(key, JSON.stringify({ arrived: location.pathname + location.search }))
  history.go(-steps)
  return true
}

/** On the page of the departure, once: where the bank had led to, or null for a step back that the member made. */
export function takeArrival(): string | null {
  const note = readNote()
  sessionStorage.removeItem(key)
  return note && 'arrived' in note ? note.arrived : null
}
