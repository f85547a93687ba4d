import { Icon } from '../../../ui/base/icon.tsx'
import { useCopy } from '../../hub/language.ts'
import { RailButton } from '../../parts/rail-item.tsx'
import { CaptureButtons } from './capture-buttons.tsx'
import { presentingCopy } from './copy.ts'
import { present } from './presenting-actions.ts'

/** Among the stage's tools: capture, and the button to present. */
export function StageButtons() {
  const words = useCopy(presentingCopy)
  return (
    <>
      <span className="contents max-xl:hidden">
        <CaptureButtons />
      </span>
      <button
        type="button"
        title={words.presentKey}
        onClick={present}
        className="inline-flex h-8.5 shrink-0 items-center gap-1.5 rounded-full bg-plum-soft px-3.5 font-semibold whitespace-nowrap text-plum hover:bg-wash-press"
      >
        <Icon name="present" size={16} />
        <span className="max-lg:sr-only">{words.command.present}</span>
      </button>
    </>
  )
}

/** The same among the actions of the rail. */
export function PresentInRail() {
  const words = useCopy(presentingCopy)
  return <RailButton icon="present" word={words.present} label={words.presentKey} run={present} />
}
