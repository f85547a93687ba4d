import { Link } from 'react-router-dom'
import { commonCopy } from '../../../lib/copy/common.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Card } from '../../../ui/list/card.tsx'
import { SectionHeading } from '../../../ui/navigation/section-heading.tsx'
import { useAccount } from '../../api/account.ts'
import { ageState } from './confirmation.ts'
import { PremiumButton } from './premium-button.tsx'
import { RecommendButtons } from './recommend-buttons.tsx'
import { ResetCountdown } from './reset-countdown.tsx'
import { StartButton } from './start-button.tsx'
import { StatusBanner } from './status-banner.tsx'

const copy = homeCopy.recommend

/**
 * The women's panel (HOME-29 to HOME-50): at status 3 or 5 it starts the recommendations, at 4 it asks for one; at any other
 * status, or before the document is accepted, it says what is in the way (GATE-24 to GATE-32, GATE-69).
 */
export function RecommendPanel() {
  const account = useAccount()
  const { status } = account
  return (
    <Card as="section" aria-labelledby="recommend-heading" className="grid gap-3">
      <SectionHeading id="recommend-heading" action={<ResetCountdown />}>
        {copy.title}
      </SectionHeading>
      <p className="text-s text-ink-2">{copy.guide}</p>
      <StatusBanner />
      {account.age_conf !== 2 ? (
        <Locked to={ageState(account).tone === 'open'} />
      ) : (
        <>
          {(status === 3 || status === 5) && <StartButton statusOld={status} />}
          {status === 4 && <RecommendButtons />}
        </>
      )}
      <p className="text-s phrase text-ink-3">{copy.dailyFigures}</p>
      <PremiumButton />
    </Card>
  )
}

function Locked({ to: open }: { to: boolean }) {
  return (
    <Notice
      tone="warn"
      action={
        <Button tone={open ? 'primary' : 'quiet'} size="m" wide render={<Link to="/age_confirmation" />}>
          {commonCopy.locked.toAgeConfirmation}
        </Button>
      }
    >
      {commonCopy.lockedWoman}
    </Notice>
  )
}
