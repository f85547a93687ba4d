import { rankCopy } from '../../../../lib/copy/rank.ts'
import { Stepper } from '../../../../ui/form/stepper.tsx'
import { Card } from '../../../../ui/list/card.tsx'
import { SectionHeading } from '../../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../../api/account.ts'
import { IntroductionStep } from './introduction-step.tsx'
import { ladderStep, ladderSteps } from './ladder-page.tsx'
import { LinkStep } from './link-step.tsx'
import { SocialStep } from './social-step.tsx'

const copy = rankCopy.ladder

/** On home: the onboarding panel of a man on the ladder, one step at a time (RANK-17 to RANK-39, D-32). */
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
        {step === 'profile' && <LinkStep to="/partialform" text={copy.profile.button} />}
        {step === 'videos' && <LinkStep to="/maletutorial" text={copy.videos.button} />}
        {step === 'introduction' && <IntroductionStep />}
        {step === 'social' && <SocialStep />}
      </Card>
    )
  )
}
