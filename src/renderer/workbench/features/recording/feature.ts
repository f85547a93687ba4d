import { useAtomValue } from 'jotai'
import type { Feature } from '../../hub/feature.ts'
import { isRecordingAtom } from '../../hub/recording/recording.ts'
import { recordingCommands } from './commands.ts'
import { FollowRecording } from './follow-recording.tsx'
import { RecordButton } from './record-button.tsx'
import { StepList } from './step-list.tsx'

export const recording: Feature = {
  key: 'recording',
  mockOnly: true,
  useCommands: () => recordingCommands(useAtomValue(isRecordingAtom)),
  slots: { background: FollowRecording, stageTools: RecordButton, stageAside: StepList },
}
