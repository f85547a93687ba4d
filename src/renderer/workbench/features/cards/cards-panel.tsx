import { useAtomValue } from 'jotai'
import {
  type CardOutcome,
  cardOutcomes,
  findCardBrand,
  groupCardDigits,
  successfulCards,
} from '../../../../contract/rules/card.ts'
import { StatusDot } from '../../../ui/feedback/status-dot.tsx'
import { useMockPhones } from '../../hub/control/backend-queries.ts'
import { useCopy } from '../../hub/language.ts'
import { reportsAtom } from '../../hub/phone-state.ts'
import { fillCardByHand } from '../../hub/recording/by-hand.ts'
import { stepsCopy } from '../../hub/recording/copy.ts'
import { SmallIconButton } from '../../parts/buttons.tsx'
import { copyText } from '../../parts/copy-text.ts'
import { Panel } from '../../parts/panel.tsx'
import { cardsCopy } from './copy.ts'
import { PendingChecks } from './pending-checks.tsx'
import { OtherRenewals, StageRenewals } from './renewals.tsx'

/** Pages with a card form. */
const cardForms = ['/payment_select', '/change_card', '/shop']

/** Whether the first payment with a card and its renewals succeed. */
const results: Readonly<Record<CardOutcome, 'succeeds' | 'fails' | 'failsLater'>> = {
  success: 'succeeds',
  'three-secure-success': 'succeeds',
  'token-refused': 'fails',
  declined: 'fails',
  'three-secure-failed': 'fails',
  'three-secure-abandoned': 'fails',
  'declined-at-renewal': 'failsLater',
}
const tones = { succeeds: 'leaf', fails: 'alarm', failsLater: 'amber' } as const

/** A test card with its effect. A press fills it into a phone of the mock that shows a card form. */
function CardRow({ number, outcome = 'success' }: { number: string; outcome?: CardOutcome }) {
  const words = useCopy(cardsCopy)
  const { cards } = useCopy(stepsCopy)
  const result = results[outcome]
  const reports = useAtomValue(reportsAtom)
  const phones = useMockPhones().filter((phone) => cardForms.some((path) => reports[phone]?.route.startsWith(path)))
  return (
    <li className="flex items-center gap-3 py-2">
      <StatusDot tone={tones[result]} label={words[result]} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <code className="font-mono text-s num">{groupCardDigits(number)}</code>
          <span className="text-xs text-ink-3">{findCardBrand(number)}</span>
        </span>
        <span className="block text-s text-ink-2">{cards[outcome]}</span>
      </span>
      {phones.map((phone) => (
        <SmallIconButton
          key={phone}
          icon="phone"
          label={words.fill(phone.toUpperCase(), number)}
          onClick={() => fillCardByHand(phone, number, outcome)}
        />
      ))}
      <SmallIconButton icon="copy" label={words.copy(number)} onClick={() => void copyText(number, words.cardNumber)} />
    </li>
  )
}

const [usual, ...alike] = successfulCards

/** Test card numbers with their effects. Any other valid number succeeds. */
export function CardsPanel() {
  const words = useCopy(cardsCopy)
  return (
    <Panel title={words.title}>
      <PendingChecks />
      <StageRenewals />
      <h3>{words.numbers}</h3>
      <ul className="divide-y divide-line">
        <CardRow number={usual} />
        {[...cardOutcomes].map(([number, outcome]) => (
          <CardRow key={number} number={number} outcome={outcome} />
        ))}
      </ul>
      <p className="mt-3 mb-5 text-s text-ink-2">{words.otherFields}</p>
      <h3>{words.otherBrands}</h3>
      <ul className="divide-y divide-line">
        {alike.map((number) => (
          <CardRow key={number} number={number} />
        ))}
      </ul>
      <OtherRenewals />
    </Panel>
  )
}
