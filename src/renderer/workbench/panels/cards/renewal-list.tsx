import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { declineNextRenewal, type ComingRenewal } from '../../../../contract/control/operator.ts'
import { formatDateTime } from '../../../lib/date-ja.ts'
import { paymentsDueQuery } from '../../control/queries.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { QueryState } from '../../parts/panel.tsx'
import { memberIdsAtom, phonesOnStageAtom, stageMembersAtom } from '../../state/phones.ts'
import { operate } from '../operator/operate.ts'

/** Charges to come, those of the phones before all others, each of which can be made to fail. */
export function RenewalList() {
  const onStage = useAtomValue(stageMembersAtom)
  const query = useQuery(paymentsDueQuery(onStage))
  return (
    <section aria-label="これからの更新" className="mb-5">
      <h3>これからの更新</h3>
      <QueryState query={query} rows={3}>
        {({ renewals }) =>
          renewals.length === 0 ? (
            <p className="py-2 text-s text-ink-2">
              更新の予定はありません。プランに登録すると、ここに並びます。
            </p>
          ) : (
            <ul className="max-h-72 divide-y divide-line scroll-inner">
              {renewals.map((renewal) => (
                <RenewalRow key={renewal.member.id} renewal={renewal} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  )
}

function RenewalRow({ renewal: { member, amount, at, declines } }: { renewal: ComingRenewal }) {
  const ids = useAtomValue(memberIdsAtom)
  const phones = useAtomValue(phonesOnStageAtom)
  const phone = phones.find((name) => ids[name] === member.id)
  const decline = () =>
    operate(declineNextRenewal, { member: member.id }, `${member.name}さんの次回の更新は失敗します`)
  return (
    <li className="flex items-center gap-3 py-2 text-s">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">
          {phone !== undefined && <span className="me-1.5 text-plum">{phone.toUpperCase()}</span>}
          {member.name || member.email}さん
        </span>
        <span className="block text-xs text-ink-2 num">
          {formatDateTime(at)} ・ {amount.toLocaleString('ja-JP')}円
        </span>
      </span>
      {declines ? (
        <span className="shrink-0 text-xs text-alarm">失敗します</span>
      ) : (
        <ActionButton className="shrink-0" run={decline}>
          {phone === undefined ? '失敗させる' : 'この端末の次回更新を失敗させる'}
        </ActionButton>
      )}
    </li>
  )
}
