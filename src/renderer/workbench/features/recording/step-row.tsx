import { useCopy } from '../../hub/language.ts'
import { chooseExpectation } from '../../hub/recording/expectations.ts'
import type { RecordedStep } from '../../hub/recording/recorded-steps.ts'
import { dropStep } from '../../hub/recording/recording.ts'
import { type Cast, expectationText, stepText } from '../../hub/recording/step-text.ts'
import { usePersonNames } from '../../hub/recording/use-person-names.ts'
import { ToolButton } from '../../parts/buttons.tsx'
import { Choice } from '../../parts/select-fields.tsx'
import { recordingCopy } from './copy.ts'

/** A step in words with its expectations, which can be changed and removed. */
export function StepRow({ step: { id, action, expect }, cast }: { step: RecordedStep; cast: Cast }) {
  const words = useCopy(recordingCopy)
  const nameOf = usePersonNames([action, cast, expect])
  const text = stepText(action, cast, nameOf)
  return (
    <>
      <div className="flex items-start">
        <span className="min-w-0 flex-1 pt-1.5 leading-snug break-words">{text}</span>
        <ToolButton icon="close" label={words.remove(text)} onClick={() => dropStep(id)} />
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
