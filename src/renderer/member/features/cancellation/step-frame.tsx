import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../../ui/base/button.tsx'
import { ProgressBar } from '../../../ui/feedback/progress.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { backTarget, cancellationOrder, type CancellationStep } from './cancellation-steps.ts'
import { cancellationCopy } from './copy.ts'

interface StepFrameProps {
  step: CancellationStep
  title: string
  children: ReactNode
}

/** Progress, heading, the step itself and its way back; the heading takes the focus, so that a reader hears the new step. */
export function StepFrame({ step, title, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const place = cancellationOrder.indexOf(step) + 1
  const back = backTarget(step)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <PageBody className="gap-5">
      <div className="flex items-center gap-3">
        <div className="flex-1">
          <ProgressBar value={place / cancellationOrder.length} label={cancellationCopy.title} />
        </div>
        <span className="text-s text-ink-2 num">
          {cancellationCopy.progress(place, cancellationOrder.length)}
        </span>
      </div>
      <h2 ref={heading} tabIndex={-1} className="font-display text-l phrase outline-none">
        {title}
      </h2>
      {children}
      {back !== null && (
        <Button tone="text" size="m" className="justify-self-center" render={<Link to={back} />}>
          {cancellationCopy.back}
        </Button>
      )}
    </PageBody>
  )
}
