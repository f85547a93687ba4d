import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../../../ui/base/button.tsx'
import { ListRow, List } from '../../../../ui/list/list.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { readSession } from '../../../api/session-store.ts'
import { useConfig } from '../../../api/use-config.ts'
import { paymentCopy } from '../copy.ts'
import { legacyPlans, planPrice } from './plan-offer.ts'

const copy = paymentCopy.select

/** The older version (variant `planSelect` = modal): four plans, each a link to the card page with the uid as `mail` (PAY-17 to PAY-20). */
export function LegacyPlans() {
  const [open, setOpen] = useState(false)
  const { variants } = useConfig()
  const mail = encodeURIComponent(readSession().uid ?? '')
  return (
    <>
      <Button onClick={() => setOpen(true)}>{copy.legacyOpen}</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={copy.legacyTitle}>
        <List className="border-b-0">
          {legacyPlans.map((plan) => (
            <li key={plan.id}>
              <ListRow
                render={<Link to={`/about/card-payment?plan=${plan.id}&mail=${mail}`} />}
                title={plan.courseName}
                text={<span className="num">{copy.price(planPrice(plan, variants.priceSet))}</span>}
              />
            </li>
          ))}
        </List>
      </Dialog>
    </>
  )
}
