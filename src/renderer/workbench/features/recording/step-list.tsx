import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useCopy } from '../../hub/language.ts'
import { useOpenPanel } from '../../hub/open-panel.ts'
import { recordingKey, stepsOf, type StoryRecording } from '../../hub/recording/recorded-steps.ts'
import { discardRecording, isPickingAtom, storyRecordingAtom } from '../../hub/recording/recording.ts'
import { stepsWithCasts } from '../../hub/recording/step-text.ts'
import { SmallButton } from '../../parts/buttons.tsx'
import { Scroller } from '../../parts/panel.tsx'
import { recordingCopy } from './copy.ts'
import { togglePick } from './recording-actions.ts'
import { RecordingNotes } from './recording-notes.tsx'
import { StepRow } from './step-row.tsx'

/** The steps of the recording beside the phones, in words. Stays until they are edited or discarded. */
export function StepList() {
  const recording = useAtomValue(storyRecordingAtom)
  const words = useCopy(recordingCopy)
  if (!recording) return null
  const { isRunning } = recording
  const steps = stepsWithCasts(recording)
  return (
    <section
      aria-label={words.steps}
      className="flex w-60 shrink-0 flex-col border-s border-line bg-surface pb-15 text-s"
    >
      <h2 className="flex items-center gap-2 px-3 pt-3 pb-2 font-semibold">
        {isRunning && <span aria-hidden className="size-2.5 rounded-full bg-alarm" />}
        {isRunning ? words.isRunning : words.steps}
        <span className="text-xs font-normal text-ink-3 num">{steps.length}</span>
      </h2>
      <Scroller className="px-3">
        <RecordingNotes recording={recording} />
        {steps.length === 0 && <p className="text-xs text-ink-2">{words.empty}</p>}
        <ol className="grid gap-1">
          {steps.map(({ step, cast }) => (
            <li key={step.id}>
              <StepRow step={step} cast={cast} />
            </li>
          ))}
        </ol>
        <ScrollHere key={steps.at(-1)?.step.id} />
      </Scroller>
      <StepTools recording={recording} />
    </section>
  )
}

/** Checks what a phone shows while the recording runs; then edits the steps as a story, or discards them. */
function StepTools({ recording }: { recording: StoryRecording }) {
  const isPicking = useAtomValue(isPickingAtom)
  const words = useCopy(recordingCopy)
  const openPanel = useOpenPanel()
  const { isRunning } = recording
  const isEmpty = stepsOf(recording).length === 0
  return (
    <div className="grid gap-1.5 border-t border-line px-3 pt-2">
      {isRunning ? (
        <>
          <SmallButton
            icon="eye"
            tone={isPicking ? 'primary' : 'quiet'}
            aria-pressed={isPicking}
            disabled={isEmpty}
            onClick={togglePick}
          >
            {words.command.pick}
          </SmallButton>
          <p className="text-xs text-ink-2">{isPicking ? words.picking : words.otherChecks}</p>
        </>
      ) : (
        <div className="flex flex-wrap gap-1.5">
          <SmallButton
            icon="edit"
            tone="primary"
            disabled={isEmpty}
            onClick={() => openPanel(`/storylines?edit=${encodeURIComponent(recordingKey(recording))}`)}
          >
            {words.edit}
          </SmallButton>
          <SmallButton tone="text" onClick={discardRecording}>
            {words.discard}
          </SmallButton>
        </div>
      )}
    </div>
  )
}

/** Scrolls to the end of the list when it appears. */
function ScrollHere() {
  const mark = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In braces, because browsers return a promise.
    mark.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return <div ref={mark} />
}
