import { Link } from 'react-router-dom'
import { homeCopy } from '../../../../lib/copy/home.ts'
import { Icon } from '../../../../ui/base/icon.tsx'
import { TextLink } from '../../../../ui/base/text-link.tsx'

const copy = homeCopy.waiting

/** The three steps of the check, the second one running; stacked for readers of large text (D-82). */
export function CheckSteps() {
  return (
    <div className="@container grid gap-2 px-4.5 pt-4 pb-3">
      <div className="relative">
        <span aria-hidden className="absolute start-1/6 end-1/2 top-3 h-0.5 bg-leaf @max-[14rem]:hidden" />
        <span aria-hidden className="absolute start-1/2 end-1/6 top-3 h-0.5 bg-line-strong @max-[14rem]:hidden" />
        <ol className="grid gap-2 text-xs text-ink-2 @min-[14rem]:grid-cols-3 @min-[14rem]:gap-0 @min-[14rem]:text-center">
          <Step look="bg-leaf-soft text-leaf" mark={<Icon name="check" size={15} />} text={copy.received} />
          <Step
            look="bg-lantern-soft text-lantern-ink inset-ring-[1.5px] inset-ring-lantern-ink"
            mark={<Icon name="clock" size={15} />}
            text={copy.checking}
            current
          />
          <Step look="bg-surface text-ink-2 inset-ring-[1.5px] inset-ring-line-strong" mark="3" text={copy.start} />
        </ol>
      </div>
      <TextLink className="min-h-11 justify-self-center" render={<Link to="/age_confirmation" />}>
        {copy.toState}
      </TextLink>
    </div>
  )
}

interface StepProps {
  look: string
  mark: React.ReactNode
  text: string
  current?: boolean
}

const stepStyle = {
  row: 'relative flex items-center gap-2.5 aria-[current]:font-semibold aria-[current]:text-ink',
  column: '@min-[14rem]:grid @min-[14rem]:justify-items-center @min-[14rem]:gap-1.5',
}

function Step({ look, mark, text, current = false }: StepProps) {
  return (
    <li aria-current={current ? 'step' : undefined} className={`${stepStyle.row} ${stepStyle.column}`}>
      <span className={`grid size-6.5 shrink-0 place-items-center rounded-full text-s font-semibold num ${look}`}>
        {mark}
      </span>
      {text}
    </li>
  )
}
