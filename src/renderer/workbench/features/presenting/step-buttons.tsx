import { Button } from '../../../ui/base/button.tsx'
import { useCopy } from '../../hub/language.ts'
import { presentingCopy } from './copy.ts'
import type { Order } from './presenting-actions.ts'
import type { Story } from './running-story.ts'

interface StepButtonsProps {
  story: Story | undefined
  /** Whether a stage takes orders. */
  isOn: boolean
  send: (order: Order) => void
}

/** Back, next with the name of the step, and the end of the presentation. */
export function StepButtons({ story, isOn, send }: StepButtonsProps) {
  const { presenter: words, command } = useCopy(presentingCopy)
  const next = story?.storyline.steps[story.made]
  return (
    <footer className="flex gap-2.5 border-t border-line px-5 py-3.5">
      <Button tone="quiet" size="s" disabled={!isOn || !story || story.made === 0} onClick={() => send('back')}>
        {words.back}
      </Button>
      <Button size="s" className="flex-1" disabled={!isOn || next === undefined} onClick={() => send('next')}>
        {next ? words.goOnTo(next.title) : words.goOn}
      </Button>
      <Button tone="text" size="s" disabled={!isOn} onClick={() => send('end')}>
        {command.end}
      </Button>
    </footer>
  )
}
