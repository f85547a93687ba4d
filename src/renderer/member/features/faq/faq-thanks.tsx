import { Button } from '../../../ui/base/button.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { faqCopy as copy } from './copy.ts'
import { StepHeading } from './step-heading.tsx'

/** The end of a solved question, with one way on (FAQ-10, FAQ-29). */
export function FaqThanks({ onFirst }: { onFirst: () => void }) {
  return (
    <div className="grid justify-items-center gap-4 py-6 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-leaf-soft text-leaf">
        <Icon name="check" size={28} />
      </span>
      <StepHeading focus>{copy.thanks}</StepHeading>
      <Button tone="quiet" size="m" onClick={onFirst}>
        {copy.toFirst}
      </Button>
    </div>
  )
}
