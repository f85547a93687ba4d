import {
  cardOutcomes,
  findCardBrand,
  successfulCards,
  type CardOutcome,
} from '../../../../contract/enums/payment.ts'
import { Panel } from '../../parts/panel.tsx'
import { CardRow } from './card-row.tsx'
import { PendingChecks } from './pending-checks.tsx'
import { RenewalList } from './renewal-list.tsx'

const outcomeTexts: Readonly<Record<CardOutcome, string>> = {
  success: '支払いが通ります',
  'token-refused': 'カードの登録で断られます',
  declined: '支払いが断られます',
  'three-secure-success': '3Dセキュアを経て、支払いが通ります',
  'three-secure-failed': '3Dセキュアの認証に失敗します',
  'three-secure-abandoned': '3Dセキュアの途中で中断します',
  'declined-at-renewal': '最初は通り、次回の更新で断られます',
}

/** Test card numbers and what each does; any other valid number simply succeeds. */
export function CardsPanel() {
  return (
    <Panel title="カードデスク">
      <PendingChecks />
      <RenewalList />
      <p className="mb-3 text-s text-ink-2">
        名義はローマ字、有効期限は今より先、セキュリティコードは3桁（Amex は4桁）なら何でも使えます。
      </p>
      <h3>結果の決まっている番号</h3>
      <ul className="mb-5 divide-y divide-line">
        {[...cardOutcomes].map(([number, outcome]) => (
          <CardRow
            key={number}
            number={number}
            brand={findCardBrand(number)}
            text={outcomeTexts[outcome]}
            good={outcome === 'three-secure-success'}
          />
        ))}
      </ul>
      <h3>通る番号</h3>
      <ul className="divide-y divide-line">
        {successfulCards.map((number) => (
          <CardRow
            key={number}
            number={number}
            brand={findCardBrand(number)}
            text={outcomeTexts.success}
            good
          />
        ))}
      </ul>
    </Panel>
  )
}
