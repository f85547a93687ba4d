import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { ComingRenewal } from '../../../../contract/control/operator/payment-desk.ts'
import { control } from '../../hub/control/call-control.ts'
import { operate } from '../../hub/control/operate.ts'
import { paymentsDueQuery } from '../../hub/control/operator-queries.ts'
import { formatWithYear } from '../../hub/dates.ts'
import { useCopy } from '../../hub/language.ts'
import { phonesByMemberAtom, stageMembersAtom } from '../../hub/phone-state.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { Section } from '../../parts/panel.tsx'
import { memberName } from '../../parts/people.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { cardsCopy } from './copy.ts'
import { PaymentRow } from './payment-row.tsx'

const isOf = (members: readonly number[]) => (renewal: ComingRenewal) => members.includes(renewal.member.id)

/** Coming charges of the members on the stage. Each can be made to fail. */
export function StageRenewals() {
  const words = useCopy(cardsCopy)
  const onStage = useAtomValue(stageMembersAtom)
  return (
    <Section title={words.renewals} className="mb-5">
      <QueryState of={paymentsDueQuery(onStage)} rows={3}>
        {({ renewals }) => {
          const own = renewals.filter(isOf(onStage))
          return own.length === 0 ? (
            <p className="py-2 text-s text-ink-2">{words.noRenewals}</p>
          ) : (
            <RenewalList renewals={own} />
          )
        }}
      </QueryState>
    </Section>
  )
}

/** Coming charges of other members, folded; renders nothing when there are none. */
export function OtherRenewals() {
  const words = useCopy(cardsCopy)
  const onStage = useAtomValue(stageMembersAtom)
  const { data } = useQuery(paymentsDueQuery(onStage))
  const others = (data?.renewals ?? []).filter((renewal) => !isOf(onStage)(renewal))
  if (others.length === 0) return null
  return (
    <details className="mt-5">
      <summary className="cursor-pointer text-m font-semibold">{words.otherRenewals}</summary>
      <RenewalList renewals={others} />
    </details>
  )
}

function RenewalList({ renewals }: { renewals: readonly ComingRenewal[] }) {
  return (
    <ul className="divide-y divide-line">
      {renewals.map((renewal) => (
        <RenewalRow key={renewal.member.id} renewal={renewal} />
      ))}
    </ul>
  )
}

function RenewalRow({ renewal: { member, amount, at, declines } }: { renewal: ComingRenewal }) {
  const words = useCopy(cardsCopy)
  const phone = useAtomValue(phonesByMemberAtom).get(member.id)
  const name = memberName(member)
  const decline = () => operate(() => control.declineNextRenewal({ member: member.id }), words.declined(name))
  return (
    <PaymentRow member={member} phone={phone} facts={[formatWithYear(Date.parse(at)), words.price(amount)]}>
      {declines ? (
        <span className="shrink-0 text-xs text-alarm">{words.willFail}</span>
      ) : (
        <ActionButton className="shrink-0" run={decline} aria-label={words.declineOf(name)}>
          {words.decline}
        </ActionButton>
      )}
    </PaymentRow>
  )
}
