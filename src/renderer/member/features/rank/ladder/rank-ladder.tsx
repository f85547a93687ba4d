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

/** Look of a step that stands `steps` after the current one. */
function markStyle(steps: number): string {
  if (steps < 0) return 'bg-plum text-on-plum'
  return steps === 0 ? 'bg-plum-soft text-plum inset-ring-[1.5px] inset-ring-plum' : 'bg-sunken text-ink-3'
}

/** Position on the ladder: the index of the current step. Steps are stacked for readers of large text (D-82). */
function Stepper({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <div className="@container">
      <ol className="grid gap-2 @min-[14rem]:flex @min-[14rem]:gap-0">
        {steps.map((step, index) => {
          const done = index < current
          const present = index === current
          const mark = markStyle(index - current)
          return (
            <li
              key={step}
              aria-current={present ? 'step' : undefined}
              className="relative flex min-w-0 items-center gap-2.5 @min-[14rem]:grid @min-[14rem]:flex-1 @min-[14rem]:content-start @min-[14rem]:justify-items-center @min-[14rem]:gap-1.5"
            >
              {index > 0 && (
                <span
                  aria-hidden
                  className={`absolute top-3.5 right-[calc(50%+1.125rem)] left-[calc(-50%+1.125rem)] h-px @max-[14rem]:hidden ${done || present ? 'bg-plum' : 'bg-line-strong'}`}
                />
              )}
              <span className={`grid size-7 place-items-center rounded-full text-s font-semibold num ${mark}`}>
                {done ? <Icon name="check" size={16} label={controlCopy.done} /> : index + 1}
              </span>
              <span className={`px-1 text-center text-xs phrase ${present ? 'font-semibold text-ink' : 'text-ink-3'}`}>
                {step}
              </span>
            </li>
          )
        })}
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
