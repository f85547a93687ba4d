import { type Command, inGroup } from '../../hub/commands.ts'
import { attempt } from '../../hub/control/flash.ts'
import { endRecording, isPickingAtom } from '../../hub/recording/recording.ts'
import { store } from '../../hub/state.ts'

/** Begins to record. The code is loaded lazily, because most windows never record. */
export const beginRecording = (): Promise<boolean> =>
  attempt(async () => (await import('../../hub/recording/start-recording.ts')).startRecording())

/** Makes the next press on a phone an expectation, or ends that. */
export const togglePick = (): void => store.set(isPickingAtom, (isPicking) => !isPicking)

export const recordingCommands = (isRecording: boolean): readonly Command[] =>
  inGroup(
    '記録',
    isRecording
      ? [
          ['ここを確かめる', 'expect assert check 期待', 'eye', togglePick],
          ['記録を終える', 'stop recording story', 'stop', () => endRecording()],
        ]
      : [['操作を記録する', 'record story test 筋書き 手順', 'record', beginRecording]],
  )
