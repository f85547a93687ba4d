import { RESET } from 'jotai/utils'
import * as z from 'zod/mini'
import { storedAtom, store, windowAtom } from '../state.ts'
import { storedPlay } from './scene-play.ts'

/** The scene that this window plays or has played last. It survives a reload. */
export const scenePlayAtom = windowAtom('scenePlay', storedPlay)
// A reload ends the play under way, in the middle of its scene.
const interrupted = store.get(scenePlayAtom)
if (interrupted?.state === 'running') store.set(scenePlayAtom, { ...interrupted, state: 'stopped' })

/** Name of the window whose page unloads in the middle of a scene, for its next load. */
const leftPlayerAtom = windowAtom('player', z.string())

/** Name of this window for the server. A reload in the middle of a scene keeps it. */
export const player = store.get(leftPlayerAtom) ?? crypto.randomUUID()
// A duplicate of this tab copies its storage, and must have a name of its own.
store.set(leftPlayerAtom, RESET)

/** Leaves the name of this window to its next load. */
export const leavePlayer = (): void => store.set(leftPlayerAtom, player)

/** Whether hands act at the pace of a person. */
export const playSlowlyAtom = storedAtom('playSlowly', z.boolean(), true)

/** Whether this window plays a scene. */
export const isPlaying = (): boolean => store.get(scenePlayAtom)?.state === 'running'

/** Waits until this window plays no scene, such as one that was begun in the panel. */
export async function playEnd(): Promise<void> {
  if (!isPlaying()) return
  let unsubscribe = () => {}
  await new Promise<void>((done) => {
    unsubscribe = store.sub(scenePlayAtom, () => {
      if (!isPlaying()) done()
    })
  })
  unsubscribe()
}

const stops = new Set<() => void>()

/** Adds what ends the play under way. Returns the function that removes it. */
export function onStop(end: () => void): () => void {
  stops.add(end)
  return () => void stops.delete(end)
}

/** Ends the play under way, and leaves everything as it is. */
export function stopPlaying(): void {
  for (const stop of stops) stop()
}
