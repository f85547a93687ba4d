import { atom, useAtomValue } from 'jotai'
import { commonCopy } from '../../lib/copy/common.ts'
import { store } from '../api/store.ts'

type FlashTone = 'success' | 'error'

export interface FlashRequest {
  /** A function runs when the flash appears, so that it can include recently loaded data. */
  readonly text: string | (() => string)
  /** Default 'success'. */
  readonly tone?: FlashTone
  /** Duration from its appearance; 5 seconds, 10 where a requirement says so (CONST-24). */
  readonly stayMs?: number
  /** Link below the text. The flash then stays until the link is used or the flash is closed (D-145). */
  readonly link?: FlashLink
}

interface FlashLink {
  readonly label: string
  readonly to: string
  readonly state?: unknown
}

export interface Flash {
  readonly id: string
  readonly text: string
  readonly tone: FlashTone
  readonly link?: FlashLink | undefined
  /** When it was due, by `performance.now()`; it appears later if the page is hidden. */
  readonly dueAt: number
  readonly shownAt: number
}

/** Every flash appears one second after its trigger (D-63). */
export const flashDelayMs = 1_000
export const flashStayMs = 5_000
export const flashLongStayMs = 10_000

/** Visible flashes, oldest first. */
export const flashesAtom = atom<readonly Flash[]>([])
let lastId = 0

/** Shows a message in the app's flash outlet, which survives route changes (C-11). */
export function showFlash({ text, tone = 'success', stayMs = flashStayMs, link }: FlashRequest): void {
  const id = String((lastId += 1))
  setTimeout(() => {
    const dueAt = performance.now()
    const isHeld = document.hidden
    const appear = () => {
      const shownAt = performance.now()
      const flash: Flash = { id, text: typeof text === 'string' ? text : text(), tone, link, dueAt, shownAt }
      const visible = store.get(flashesAtom)
      const former = tone === 'error' && visible.find((other) => other.tone === 'error')
      if (former && covers(former, flash, isHeld)) return
      const waitMs = former && isHeld ? readingMs(former, flash) : 0
      if (waitMs > 0) return void setTimeout(() => whenVisible(appear), waitMs)
      // Two errors would cover the form that they speak of.
      store.set(flashesAtom, [...visible.filter((other) => other !== former), flash])
      if (!link) setTimeout(() => hideFlash(id), stayMs)
    }
    whenVisible(appear)
  }, flashDelayMs)
}

/** Runs at once, or when the member comes back to a hidden page: what failed meanwhile must be seen. */
function whenVisible(run: () => void): void {
  if (document.hidden) document.addEventListener('visibilitychange', run, { once: true })
  else run()
}

/** Errors that are due within this time report one failure, because page and app may both report it. */
const sameFailureMs = 100

const isSameFailure = (one: Flash, other: Flash) => Math.abs(one.dueAt - other.dueAt) < sameFailureMs

/** Whether a visible error says the same as a new one or more. A text of a hidden page is shown once. */
function covers(former: Flash, flash: Flash, isHeld: boolean): boolean {
  const isSame = isSameFailure(former, flash)
  return former.text === flash.text ? isSame || isHeld : isSame && flash.text === commonCopy.errorOccurred
}

/** Time that a visible error of another failure still needs, so that both can be read. */
const readingMs = (former: Flash, flash: Flash) =>
  isSameFailure(former, flash) ? 0 : former.shownAt + flashStayMs - flash.shownAt

export function hideFlash(id: string): void {
  store.set(flashesAtom, (visible) =>
    visible.some((flash) => flash.id === id) ? visible.filter((flash) => flash.id !== id) : visible,
  )
}

export function useFlashes(): readonly Flash[] {
  return useAtomValue(flashesAtom, { store })
}
