import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type Plan, plans } from '../../../../contract/rules/plans.ts'
import { Button } from '../../../ui/base/button.tsx'
import { List, ListRow } from '../../../ui/list/list.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useConfig } from '../../api/config.ts'
import { readSession } from '../../api/session-store.ts'
import { paymentCopy } from './copy.ts'

const copy = paymentCopy.select

/** The four plans of the legacy page, which are only links (PAY-17, PAY-20). */
export const legacyPlans: readonly Plan[] = plans.filter((plan) => plan.audience === 'legacy')

/** Legacy plans (variant `planSelect` = modal), linked to the card page with the uid as `mail` (PAY-17 to PAY-20). */
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
                text={<span className="num">{copy.price(plan.price[variants.priceSet])}</span>}
              />
            </li>
          ))}
        </List>
      </Dialog>
    </>
  )
}
