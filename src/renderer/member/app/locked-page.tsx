import { Link } from 'react-router-dom'
import { commonCopy } from '../../lib/copy/common.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Account } from '../api/account.ts'

const copy = commonCopy.locked

/** Instead of a page that the member cannot use yet: what is missing, and the way there (D-30, GATE-62, GATE-73). */
export function LockedPage({ account }: { account: Account }) {
  const man = account.sex === 1
  const documentMissing = account.age_conf !== 2
  const underReview = documentMissing && account.age_conf !== 1 && Boolean(account.age_conf_file)
  const paymentMissing = man && account.payment_conf !== 1
  return (
    <div className="grid gap-4 px-5 py-4">
      <Card as="section" className="grid justify-items-center gap-4 px-6 py-8 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-plum-soft text-plum">
          <Icon name="lock" size={28} />
        </span>
        <h2 className="font-display text-l font-semibold">{copy.title}</h2>
        <p className="phrase text-ink-2">{man ? commonCopy.lockedMan : commonCopy.lockedWoman}</p>
        <ul className="grid w-full gap-3">
          {documentMissing && (
            <Missing
              text={underReview ? copy.ageUnderReview : copy.ageMissing}
              link="/age_confirmation"
              button={copy.toAgeConfirmation}
              primary={!underReview}
            />
          )}
          {paymentMissing && (
            <Missing
              text={copy.paymentMissing}
              link="/payment_information"
              button={copy.toPayment}
              primary={!documentMissing || underReview}
            />
          )}
        </ul>
      </Card>
    </div>
  )
}

interface MissingProps {
  text: string
  link: string
  button: string
  primary: boolean
}

function Missing({ text, link, button, primary }: MissingProps) {
  return (
    <li className="grid gap-2.5 rounded-m bg-sunken p-4">
      <span className="text-s text-ink-2">{text}</span>
      <Button tone={primary ? 'primary' : 'quiet'} render={<Link to={link} />}>
        {button}
      </Button>
    </li>
  )
}
