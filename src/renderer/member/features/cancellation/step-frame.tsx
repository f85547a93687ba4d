import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../../ui/base/button.tsx'
import { ProgressSteps } from '../../../ui/feedback/progress.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { StepTitle } from '../../shared/parts/step-title.tsx'
import { cancellationCopy } from './copy.ts'
import { backTarget, cancellationOrder, type CancellationStep } from './step-address.ts'

interface StepFrameProps {
  step: CancellationStep
  title: string
  /** Buttons of the step, before the way back. They stand at the foot of a phone's page. */
  actions: React.ReactNode
  /** Makes the step a form. */
  onSubmit?: React.FormEventHandler | undefined
  children: React.ReactNode
}

/** Frame of a step, at the top of the page. */
export function StepFrame({ step, title, actions, onSubmit, children }: StepFrameProps) {
  const position = cancellationOrder.indexOf(step) + 1
  const back = backTarget(step)
  useEffect(() => {
    // Without its result: a browser may return a promise, which is no clean-up.
    window.scrollTo({ top: 0 })
  }, [])
  const page = (
    <PageBody className="max-md:grow max-md:grid-rows-[1fr_auto]">
      <div className="grid content-start gap-5">
        <ProgressSteps at={position} of={cancellationOrder.length} label={cancellationCopy.title}>
          {cancellationCopy.progress(position, cancellationOrder.length)}
        </ProgressSteps>
        <StepTitle>{title}</StepTitle>
        {children}
      </div>
      <div className="grid gap-1">
        {actions}
        {back !== null && (
          <Button tone="text" size="m" className="justify-self-center" render={<Link to={back} />}>
            {cancellationCopy.back}
          </Button>
        )}
      </div>
    </PageBody>
  )
  if (!onSubmit) return page
  return (
    <form noValidate onSubmit={onSubmit} className="flex grow flex-col">
      {page}
    </form>
  )
}
