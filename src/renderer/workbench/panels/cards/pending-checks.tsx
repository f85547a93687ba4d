import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { formatDateTime } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { paymentsDueQuery } from '../../control/queries.ts'
import { openOnPhone } from '../../stage/phone-actions.ts'
import { memberIdsAtom, phonesOnStageAtom, stageMembersAtom } from '../../state/phones.ts'

/** Payments that wait for an answer on the bank's page; nothing is shown where none does. */
export function PendingChecks() {
  const { data } = useQuery(paymentsDueQuery(useAtomValue(stageMembersAtom)))
  const ids = useAtomValue(memberIdsAtom)
  const phones = useAtomValue(phonesOnStageAtom)
  if (data === undefined || data.checks.length === 0) return null
  return (
    <section aria-label="認証を待つお支払い" className="mb-5">
      <h3>認証を待つお支払い（3Dセキュア）</h3>
      <ul className="divide-y divide-line">
        {data.checks.map(({ id, member, purpose, amount, startedAt, page }) => {
          const phone = phones.find((name) => ids[name] === member.id)
          return (
            <li key={id} className="flex items-center gap-3 py-2 text-s">
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{member.name || member.email}さん</span>
                <span className="block text-xs text-ink-2 num">
                  {purpose === 'plan' ? 'プラン' : 'いいね'} ・ {amount.toLocaleString('ja-JP')}円 ・{' '}
                  {formatDateTime(startedAt)} から
                </span>
              </span>
              {phone !== undefined && (
                <Button size="xs" tone="quiet" icon="phone" onClick={() => openOnPhone(phone, page)}>
                  {phone.toUpperCase()} で開く
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
