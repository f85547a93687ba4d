import { useSyncExternalStore } from 'react'

export type FlashTone = 'success' | 'error'

export interface FlashRequest {
  readonly text: string
  /** Default 'success'. */
  readonly tone?: FlashTone
  /** How long it stays from its appearance; 5 seconds, 10 where a requirement says so (CONST-24). */
  readonly stayMs?: number
}

export interface Flash {
  readonly id: number
  readonly text: string
  readonly tone: FlashTone
}

/** Every flash appears one second after its trigger (D-63). */
export const flashDelayMs = 1_000
export const flashStayMs = 5_000
export const flashLongStayMs = 10_000

let visible: readonly Flash[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a message in the one outlet of the app, which survives a change of route (C-11). */
export function showFlash({ text, tone = 'success', stayMs = flashStayMs }: FlashRequest): void {
  const flash: Flash = { id: (lastId += 1), text, tone }
  setTimeout(() => {
    show([...visible, flash])
    setTimeout(() => hideFlash(flash.id), stayMs)
  }, flashDelayMs)
}

/** Takes a flash away before its time: the member has read it. */
export function hideFlash(id: number): void {
  if (visible.some((flash) => flash.id === id)) show(visible.filter((flash) => flash.id !== id))
}

function show(next: readonly Flash[]): void {
  visible = next
  for (const listener of listeners) listener()
}

/** The flashes to be seen now, oldest first. */
export function visibleFlashes(): readonly Flash[] {
  return visible
}

/** Calls `listener` after each change. Returns the way to stop. */
export function onFlashes(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useFlashes(): readonly Flash[] {
  return useSyncExternalStore(onFlashes, visibleFlashes)
}
