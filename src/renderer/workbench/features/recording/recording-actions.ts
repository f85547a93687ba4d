import { attempt } from '../../hub/control/attempt.ts'
import { isPickingAtom } from '../../hub/recording/recording.ts'
import { store } from '../../hub/state.ts'

/** Begins to record. The code is loaded lazily, because most windows never record. */
export const beginRecording = (): Promise<boolean> =>
  attempt(async () => (await import('../../hub/recording/start-recording.ts')).startRecording())

/** Makes the next press on a phone an expectation, or ends that. */
export const togglePick = (): void => store.set(isPickingAtom, (isPicking) => !isPicking)
