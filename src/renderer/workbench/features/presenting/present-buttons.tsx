import { Icon } from '../../../ui/base/icon.tsx'
import { RailButton } from '../../parts/rail-button.tsx'
import { CaptureButtons } from './capture.tsx'
import { present } from './presenting-actions.ts'

/** Among the stage's tools: capture, and the button to present. */
export function StageButtons() {
  return (
    <>
      <span className="contents max-xl:hidden">
        <CaptureButtons />
      </span>
      <button
        type="button"
        title="発表する（D）"
        onClick={present}
        className="inline-flex h-8.5 shrink-0 items-center gap-1.5 rounded-full bg-plum-soft px-3.5 font-semibold whitespace-nowrap text-plum hover:bg-wash-press"
      >
        <Icon name="present" size={16} />
        <span className="max-lg:sr-only">発表する</span>
      </button>
    </>
  )
}

export function PresentInRail() {
  return <RailButton icon="present" word="発表" label="発表する（D）" run={present} />
}
