import { useAtomValue } from 'jotai'
import { type Command, inGroup } from '../../hub/commands.ts'
import type { Feature } from '../../hub/feature.ts'
import { endRecording, isRecordingAtom } from '../../hub/recording/recording.ts'
import { recordingCopy } from './copy.ts'
import { FollowRecording } from './follow-recording.tsx'
import { RecordButton } from './record-button.tsx'
import { beginRecording, togglePick } from './recording-actions.ts'
import { StepList } from './step-list.tsx'

/** Begins a recording; while one runs, checks and ends it. */
const recordingCommands = (isRecording: boolean): readonly Command[] =>
  inGroup('recording', recordingCopy, ({ command }) =>
    isRecording
      ? [
          { title: command.pick, search: command.pickSearch, icon: 'eye', run: togglePick },
          { title: command.end, search: 'story', icon: 'stop', run: () => endRecording() },
        ]
      : [{ title: command.record, search: command.recordSearch, icon: 'record', run: beginRecording }],
  )

export const recording: Feature = {
  key: 'recording',
  mockOnly: true,
  useCommands: () => recordingCommands(useAtomValue(isRecordingAtom)),
  slots: { background: FollowRecording, stageTools: RecordButton, stageAside: StepList },
}
