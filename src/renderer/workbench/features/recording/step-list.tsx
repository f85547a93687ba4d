import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useCopy } from '../../hub/language.ts'
import { useOpenPanel } from '../../hub/open-panel.ts'
import { removeStep } from '../../hub/recording/edit-steps.ts'
import { chooseExpectation } from '../../hub/recording/expectations.ts'
import { type RecordedStep, recordingKey, stepsOf, type StoryRecording } from '../../hub/recording/recorded-steps.ts'
import { changeRecording, discardRecording, isPickingAtom, storyRecordingAtom } from '../../hub/recording/recording.ts'
import { type Cast, castAfter, expectationText, stepText } from '../../hub/recording/step-text.ts'
import { usePersonNames } from '../../hub/recording/use-person-names.ts'
import { momentText } from '../../hub/world/moments.ts'
import { SmallButton, ToolButton } from '../../parts/buttons.tsx'
import { Choice } from '../../parts/fields.tsx'
import { Scroller } from '../../parts/panel.tsx'
import { recordingCopy } from './copy.ts'
import { togglePick } from './recording-actions.ts'

/** The steps of the recording beside the phones, in words. Stays until they are edited or discarded. */
export function StepList() {
  const recording = useAtomValue(storyRecordingAtom)
  const isPicking = useAtomValue(isPickingAtom)
  const words = useCopy(recordingCopy)
  const openPanel = useOpenPanel()
  if (!recording) return null
  const { isRunning, people, begin } = recording
  const steps = stepsOf(recording)
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
        <FromPast recording={recording} />
        {steps.length === 0 && <p className="text-xs text-ink-2">{words.empty}</p>}
        <ol className="grid gap-1">
          {steps.map((step, index) => (
            <li key={step.id}>
              <StepRow
                step={step}
                cast={castAfter(people, [...begin, ...steps.slice(0, index).map(({ action }) => action)])}
              />
            </li>
          ))}
        </ol>
        <ScrollHere key={steps.length} />
      </Scroller>
      <div className="grid gap-1.5 border-t border-line px-3 pt-2">
        {isRunning ? (
          <>
            <SmallButton
              icon="eye"
              tone={isPicking ? 'primary' : 'quiet'}
              aria-pressed={isPicking}
              disabled={steps.length === 0}
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
              disabled={steps.length === 0}
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
    </section>
  )
}

/** Says which steps were made before the recording began: those that are calls, and the moments that gave no step. */
function FromPast({ recording }: { recording: StoryRecording }) {
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
            {left.map(({ kind, subject, why }, index) => (
              <li key={index}>
                {words.left(momentText({ kind, subject, at: '', to: null, name: null }), words.why[why])}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
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

function StepRow({ step: { id, action, expect }, cast }: { step: RecordedStep; cast: Cast }) {
  const words = useCopy(recordingCopy)
  const nameOf = usePersonNames([action, cast, expect])
  const text = stepText(action, cast, nameOf)
  return (
    <>
      <div className="flex items-start">
        <span className="min-w-0 flex-1 pt-1.5 leading-snug break-words">{text}</span>
        <ToolButton
          icon="close"
          label={words.remove(text)}
          onClick={() => changeRecording((recording) => removeStep(recording, id))}
        />
      </div>
      {expect.map(({ choices, chosen }, index) => (
        <div key={index} className="flex items-center gap-1 ps-2 pb-1">
          <Choice
            label={words.check}
            className="min-w-0 flex-1 [&>select]:whitespace-normal"
            options={choices.map((choice, at) => ({ value: at, label: expectationText(choice, nameOf) }))}
            value={chosen}
            onChange={(next) => chooseExpectation(id, index, next)}
          />
          <ToolButton icon="close" label={words.removeCheck} onClick={() => chooseExpectation(id, index, undefined)} />
        </div>
      ))}
    </>
  )
}
