import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { joined, useCopy } from '../../hub/language.ts'
import { memberName } from '../../parts/people.ts'
import { cardsCopy } from './copy.ts'

interface PaymentRowProps {
  member: { readonly name: string; readonly email: string }
  /** Phone of the member, to name it first. */
  phone?: PhoneName | undefined
  facts: readonly string[]
  /** What can be done about the payment. */
  children: React.ReactNode
}

/** A payment of a member. */
export function PaymentRow({ member, phone, facts, children }: PaymentRowProps) {
  const words = useCopy(cardsCopy)
  return (
    <li className="flex items-center gap-3 py-2 text-s">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">
          {phone !== undefined && <span className="me-1.5 text-plum">{phone.toUpperCase()}</span>}
          {words.named(memberName(member))}
        </span>
        <span className="block text-xs text-ink-2 num">{joined(facts)}</span>
      </span>
      {children}
    </li>
  )
}
