import { Link } from 'react-router-dom'
import { controlCopy } from '../../../../lib/copy/control.ts'
import { rankCopy } from '../../../../lib/copy/rank.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Card, SectionHeading } from '../../../../ui/base/card.tsx'
import { Icon } from '../../../../ui/base/icon.tsx'
import { useAccount } from '../../../api/account.ts'
import { ladderStep, ladderSteps } from '../../../shared/open-steps.ts'
import { IntroductionStep } from './introduction-step.tsx'
import { SocialStep } from './social-step.tsx'

const copy = rankCopy.ladder

/** Look of the mark of a step `ahead` of the current one. */
function markStyle(ahead: number): string {
  if (ahead < 0) return 'bg-plum text-on-plum'
  return ahead === 0 ? 'bg-plum-soft text-plum inset-ring-[1.5px] inset-ring-plum' : 'bg-sunken text-ink-3'
}

const stepStyle = [
  'relative flex min-w-0 items-center gap-2.5',
  '@min-[14rem]:grid @min-[14rem]:flex-1 @min-[14rem]:content-start @min-[14rem]:justify-items-center @min-[14rem]:gap-1.5',
].join(' ')

/** Line from the mark of the step before. */
const lineStyle = 'absolute top-3.5 right-[calc(50%+1.125rem)] left-[calc(-50%+1.125rem)] h-px @max-[14rem]:hidden'

/** A step `ahead` of the current one; a step that is done is behind it, so below 0. */
function Step({ no, ahead, children }: { no: number; ahead: number; children: string }) {
  const isPresent = ahead === 0
  return (
    <li aria-current={isPresent ? 'step' : undefined} className={stepStyle}>
      {no > 1 && <span aria-hidden className={`${lineStyle} ${ahead > 0 ? 'bg-line-strong' : 'bg-plum'}`} />}
      <span className={`grid size-7 place-items-center rounded-full text-s font-semibold num ${markStyle(ahead)}`}>
        {ahead < 0 ? <Icon name="check" size={16} label={controlCopy.done} /> : no}
      </span>
      <span className={`px-1 text-center text-xs phrase ${isPresent ? 'font-semibold text-ink' : 'text-ink-3'}`}>
        {children}
      </span>
    </li>
  )
}

/** Position on the ladder: the index of the current step. Steps are stacked for readers of large text (D-82). */
function Stepper({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <div className="@container">
      <ol className="grid gap-2 @min-[14rem]:flex @min-[14rem]:gap-0">
        {steps.map((step, index) => (
          <Step key={step} no={index + 1} ahead={index - current}>
            {step}
          </Step>
        ))}
      </ol>
    </div>
  )
}

/** Onboarding panel of a man on the ladder, on home, one step at a time (RANK-17 to RANK-39, D-32). */
export function RankLadder() {
  const step = ladderStep(useAccount())
  return (
    step && (
      <Card as="section" aria-labelledby="ladder-heading" className="grid gap-4.5">
        <div className="grid gap-1.5">
          <SectionHeading id="ladder-heading">{copy.title}</SectionHeading>
          <p className="text-s text-ink-2">{copy.lead}</p>
        </div>
        <Stepper steps={ladderSteps.map((_, index) => copy.step(index + 1))} current={ladderSteps.indexOf(step)} />
        <div className="grid gap-1.5">
          <h3>{copy[step].title}</h3>
          <p className="text-s text-ink-2">{copy[step].text}</p>
        </div>
        {step === 'profile' && <Button render={<Link to="/partialform" />}>{copy.profile.button}</Button>}
        {step === 'videos' && <Button render={<Link to="/maletutorial" />}>{copy.videos.button}</Button>}
        {step === 'introduction' && <IntroductionStep />}
        {step === 'social' && <SocialStep />}
      </Card>
    )
  )
}
