import { cardOutcomes, successfulCards } from '../../../../contract/rules/card.ts'
import { useCopy } from '../../hub/language.ts'
import { stepsCopy } from '../../hub/recording/copy.ts'
import { Panel } from '../../parts/panel.tsx'
import { CardRow } from './card-row.tsx'
import { cardsCopy } from './copy.ts'
import { PendingChecks } from './pending-checks.tsx'
import { OtherRenewals, StageRenewals } from './renewals.tsx'

const [usual, ...alike] = successfulCards

/** Test card numbers with their effects. Any other valid number succeeds. */
export function CardsPanel() {
  const words = useCopy(cardsCopy)
  const { cards } = useCopy(stepsCopy)
  return (
    <Panel title={words.title}>
      <PendingChecks />
      <StageRenewals />
      <h3>{words.numbers}</h3>
      <ul className="divide-y divide-line">
        <CardRow number={usual} text={cards.success} good />
        {[...cardOutcomes].map(([number, outcome]) => (
          <CardRow key={number} number={number} text={cards[outcome]} good={outcome === 'three-secure-success'} />
        ))}
      </ul>
      <p className="mt-3 mb-5 text-s text-ink-2">{words.otherFields}</p>
      <h3>{words.otherBrands}</h3>
      <ul className="divide-y divide-line">
        {alike.map((number) => (
          <CardRow key={number} number={number} text={cards.success} good />
        ))}
      </ul>
      <OtherRenewals />
    </Panel>
  )
}
