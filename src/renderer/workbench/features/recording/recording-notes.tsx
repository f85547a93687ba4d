import { Notice } from '../../../ui/feedback/notice.tsx'
import { currentCopy, useCopy } from '../../hub/language.ts'
import { type LeftOut, stepsOf, type StoryRecording } from '../../hub/recording/recorded-steps.ts'
import { momentText } from '../../hub/world/moment-text.ts'
import { recordingCopy } from './copy.ts'

/** Says which steps were made before the recording began: those that are calls, and the moments that gave no step. */
export function RecordingNotes({ recording }: { recording: StoryRecording }) {
  const words = useCopy(recordingCopy)
  const { left = [] } = recording
  const hasCalls = stepsOf(recording).some(({ action }) => 'call' in action)
  return (
    <>
      {hasCalls && <p className="mb-2 text-xs text-ink-2">{words.hasCalls}</p>}
      {left.length > 0 && (
        <Notice tone="warn" className="mb-2">
          {words.leftOut}
          <ul className="list-disc ps-4">
            {left.map((one, index) => (
              <li key={index}>{words.left(textOf(one), words.why[one.why])}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}

const textOf = ({ kind, subject }: LeftOut): string =>
  kind === 'page'
    ? currentCopy(recordingCopy).page(subject.toUpperCase())
    : momentText({ kind, subject, at: '', to: null, name: null })
