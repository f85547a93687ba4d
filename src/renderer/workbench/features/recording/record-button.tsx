import { useAtomValue } from 'jotai'
import { Icon } from '../../../ui/base/icon.tsx'
import { useIsMock } from '../../hub/control/backend-queries.ts'
import { useCopy } from '../../hub/language.ts'
import { endRecording, isRecordingAtom } from '../../hub/recording/recording.ts'
import { connectedAtom } from '../../hub/state.ts'
import { useBusy } from '../../parts/buttons.tsx'
import { recordingCopy } from './copy.ts'
import { beginRecording } from './recording-actions.ts'

/** Begins and ends a recording, among the stage's tools. */
export function RecordButton() {
  const isRecording = useAtomValue(isRecordingAtom)
  const words = useCopy(recordingCopy)
  const isMock = useIsMock()
  const connected = useAtomValue(connectedAtom)
  const [busy, run] = useBusy()
  // A recording can be ended also when a real API has taken over, or the server is gone.
  if (!isMock && !isRecording) return null
  return (
    <button
      type="button"
      title={isRecording ? words.command.end : words.recordHint}
      disabled={busy || !(connected || isRecording)}
      onClick={() => (isRecording ? endRecording() : void run(beginRecording))}
      className={`inline-flex h-8.5 shrink-0 items-center gap-1.5 rounded-full px-3 font-semibold whitespace-nowrap hover:bg-wash-press disabled:text-ink-3 ${isRecording ? 'bg-alarm-soft text-alarm' : 'text-plum'}`}
    >
      <Icon name={isRecording ? 'stop' : 'record'} size={16} className="text-alarm" />
      <span className="max-lg:sr-only">{isRecording ? words.stop : words.record}</span>
    </button>
  )
}
