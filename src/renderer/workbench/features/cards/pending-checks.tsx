import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { paymentsDueQuery } from '../../hub/control/operator-queries.ts'
import { formatWithYear } from '../../hub/dates.ts'
import { useCopy } from '../../hub/language.ts'
import { phonesByMemberAtom, stageMembersAtom } from '../../hub/phone-state.ts'
import { openByHand } from '../../hub/recording/by-hand.ts'
import { SmallButton } from '../../parts/buttons.tsx'
import { QueryError } from '../../parts/query-state.tsx'
import { cardsCopy } from './copy.ts'
import { PaymentRow } from './payment-row.tsx'

/** Payments that wait for the bank's page; renders nothing when there are none. */
export function PendingChecks() {
  const words = useCopy(cardsCopy)
  const due = useQuery(paymentsDueQuery(useAtomValue(stageMembersAtom)))
  const phones = useAtomValue(phonesByMemberAtom)
  if (due.isPending || due.data?.checks.length === 0) return null
  return (
    <section aria-label={words.checks} className="mb-5">
      <h3>{words.checksTitle}</h3>
      <ul className="divide-y divide-line">
        {due.data?.checks.map(({ id, member, purpose, amount, startedAt, page }) => {
          const phone = phones.get(member.id)
          const since = words.since(formatWithYear(Date.parse(startedAt)))
          return (
            <PaymentRow
              key={id}
              member={member}
              facts={[purpose === 'plan' ? words.plan : words.likes, words.price(amount), since]}
            >
              {phone !== undefined && (
                <SmallButton icon="phone" onClick={() => openByHand(phone, page)}>
                  {words.openOn(phone.toUpperCase())}
                </SmallButton>
              )}
            </PaymentRow>
          )
        })}
      </ul>
      {due.isLoadingError && <QueryError of={due} />}
    </section>
  )
}
