import { Link } from 'react-router-dom'
import { gateCopy } from '../../../../lib/copy/gate.ts'
import { homeCopy } from '../../../../lib/copy/home.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Card } from '../../../../ui/base/card.tsx'
import { Icon } from '../../../../ui/base/icon.tsx'
import { EveningPicture } from '../../../../ui/brand/scenes.tsx'
import { useAccount } from '../../../api/account.ts'
import { useServerNow } from '../../../api/server-time.ts'
import { checkedBy, readCheckEnd } from '../../../shared/age-check.ts'
import { documentState } from '../../../shared/document-state.ts'
import { CheckSteps } from './check-steps.tsx'

const copy = homeCopy.waiting

/** How the age check of a member on home stands: a document under review, or one to submit again. */
export function AgeCheckCard() {
  const review = documentState(useAccount()) === 'review'
  return (
    <Card as="section" space="none" aria-labelledby="check-heading">
      <EveningPicture className="min-h-39">
        <h2 id="check-heading" className="font-display text-l tracking-mincho phrase">
          {review ? gateCopy.document.underReview : gateCopy.document.resubmit}
        </h2>
        {review && <CheckEnd />}
      </EveningPicture>
      {review ? <CheckSteps /> : <Resubmit />}
    </Card>
  )
}

/** The latest end of the check, known on the device that submitted; elsewhere how long it takes. */
function CheckEnd() {
  const nowMs = useServerNow(60_000)
  const endMs = readCheckEnd()
  return (
    <p className="flex items-start gap-2 text-s num">
      <Icon name="clock" size={18} className="mt-0.5" />
      <span className="phrase">{endMs !== null && nowMs <= endMs ? checkedBy(endMs) : copy.usual}</span>
    </p>
  )
}

/** Why the document must be submitted again, and the way there. */
function Resubmit() {
  return (
    <div className="grid gap-3 px-4.5 pt-4 pb-4.5">
      <p className="text-s phrase text-ink-2">{gateCopy.document.resubmitText}</p>
      <Button render={<Link to="/age_confirmation" />}>{copy.submitAgain}</Button>
    </div>
  )
}
