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
  readonly way?: FlashWay
}

interface FlashWay {
  readonly label: string
  readonly to: string
  readonly state?: unknown
}

export interface Flash {
  readonly id: string
  readonly text: string
  readonly tone: FlashTone
  readonly way?: FlashWay | undefined
  /** When it appeared, by `performance.now()`. */
  readonly at: number
}

/** Every flash appears one second after its trigger (D-63). */
export const flashDelayMs = 1_000
export const flashStayMs = 5_000
export const flashLongStayMs = 10_000

/** Visible flashes, oldest first. */
export const flashesAtom = atom<readonly Flash[]>([])
let lastId = 0

/** Shows a message in the app's flash outlet, which survives route changes (C-11). */
export function showFlash({ text, tone = 'success', stayMs = flashStayMs, way }: FlashRequest): void {
  const id = String((lastId += 1))
  const appear = () => {
    const flash: Flash = { id, text: typeof text === 'string' ? text : text(), tone, way, at: performance.now() }
    store.set(flashesAtom, (visible) =>
      isReported(visible, flash) ? visible : [...withoutOlder(visible, tone), flash],
    )
    if (!way) setTimeout(() => hideFlash(id), stayMs)
  }
  setTimeout(() => whenVisible(appear), flashDelayMs)
}

/** Runs at once, or when the member comes back to a hidden page: what failed meanwhile must be seen. */
function whenVisible(run: () => void): void {
  if (document.hidden) document.addEventListener('visibilitychange', run, { once: true })
  else run()
}

/** Errors that appear within this time report one failure, because page and app may both report it. */
const sameFailureMs = 100

/** Whether a visible error of the same failure says the same or more. */
function isReported(visible: readonly Flash[], { text, tone, at }: Flash): boolean {
  const covers = (other: Flash) => other.text === text || text === commonCopy.errorOccurred
  return visible.some(
    (other) => tone === 'error' && other.tone === 'error' && at - other.at < sameFailureMs && covers(other),
  )
}

/** A new error replaces the one before it: two would cover the form that they speak of. */
function withoutOlder(visible: readonly Flash[], tone: FlashTone): readonly Flash[] {
  return tone === 'error' ? visible.filter((other) => other.tone !== 'error') : visible
}

export function hideFlash(id: string): void {
  store.set(flashesAtom, (visible) =>
    visible.some((flash) => flash.id === id) ? visible.filter((flash) => flash.id !== id) : visible,
  )
}

export function useFlashes(): readonly Flash[] {
  return useAtomValue(flashesAtom, { store })
}
