import { type Command, inGroup } from '../../hub/commands.ts'
import { attempt } from '../../hub/control/flash.ts'
import { endRecording, isPickingAtom } from '../../hub/recording/recording.ts'
import { store } from '../../hub/state.ts'
import { recordingCopy } from './copy.ts'

/** Begins to record. The code is loaded lazily, because most windows never record. */
export const beginRecording = (): Promise<boolean> =>
  attempt(async () => (await import('../../hub/recording/start-recording.ts')).startRecording())

/** Makes the next press on a phone an expectation, or ends that. */
export const togglePick = (): void => store.set(isPickingAtom, (isPicking) => !isPicking)

/** Begins a recording; while one runs, checks and ends it. */
export const recordingCommands = (isRecording: boolean): readonly Command[] =>
  inGroup('recording', recordingCopy, ({ command }) =>
    isRecording
      ? [
          [command.pick, command.pickSearch, 'eye', togglePick],
          [command.end, 'story', 'stop', () => endRecording()],
        ]
      : [[command.record, command.recordSearch, 'record', beginRecording]],
  )
