import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { ComingRenewal } from '../../../../contract/control/operator.ts'
import { type CardBrand, cardOutcomes, findCardBrand, successfulCards } from '../../../../contract/rules/card.ts'
import { IconButton } from '../../../ui/base/button.tsx'
import { StatusDot } from '../../../ui/feedback/states.tsx'
import { control } from '../../hub/control/call-control.ts'
import { operate } from '../../hub/control/operate.ts'
import { paymentsDueQuery } from '../../hub/control/queries.ts'
import { formatWithYear } from '../../hub/dates.ts'
import { joined, useCopy } from '../../hub/language.ts'
import { fillCardByHand, openByHand } from '../../hub/recording/by-hand.ts'
import { stepsCopy } from '../../hub/recording/copy.ts'
import { memberIdsAtom, phonesOnStageAtom, reportsAtom, stageMembersAtom } from '../../hub/state.ts'
import { ActionButton, SmallButton } from '../../parts/buttons.tsx'
import { copyText } from '../../parts/copy-text.ts'
import { Panel, QueryState, Section } from '../../parts/panel.tsx'
import { cardsCopy } from './copy.ts'

/** Grouped as on the card: 4-6-5 for American Express, 4-6-4 for Diners, fours for the others. */
function groupsOf(number: string, brand: CardBrand | undefined): string {
  return brand === 'Amex' || brand === 'Diners'
    ? number.replace(/^(.{4})(.{6})/, '$1 $2 ')
    : number.replace(/(.{4})(?=.)/g, '$1 ')
}

const cardForms = ['/payment_select', '/change_card', '/shop']

/** A test card with its effect. A press fills it into a phone that shows a card form. */
function CardRow({ number, text, good }: { number: string; text: string; good: boolean }) {
  const words = useCopy(cardsCopy)
  const brand = findCardBrand(number)
  const reports = useAtomValue(reportsAtom)
  const phones = useAtomValue(phonesOnStageAtom).filter((phone) =>
    cardForms.some((path) => reports[phone]?.route.startsWith(path)),
  )
  return (
    <li className="flex items-center gap-3 py-2">
      <StatusDot tone={good ? 'leaf' : 'alarm'} label={good ? words.succeeds : words.fails} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <code className="font-mono text-s num">{groupsOf(number, brand)}</code>
          <span className="text-xs text-ink-3">{brand}</span>
        </span>
        <span className="block text-s text-ink-2">{text}</span>
      </span>
      {phones.map((phone) => (
        <IconButton
          key={phone}
          icon="phone"
          size={34}
          label={words.fill(phone.toUpperCase(), number)}
          onClick={() => fillCardByHand(phone, number, cardOutcomes.get(number) ?? 'success')}
        />
      ))}
      <IconButton
        icon="copy"
        size={34}
        label={words.copy(number)}
        onClick={() => void copyText(number, words.cardNumber)}
      />
    </li>
  )
}

/** Returns the function that finds the phone of a member on the stage. */
function usePhoneOf() {
  const ids = useAtomValue(memberIdsAtom)
  const phones = useAtomValue(phonesOnStageAtom)
  return ({ id }: { id: number }) => phones.find((name) => ids[name] === id)
}

/** Payments that wait for the bank's page; renders nothing when there are none. */
function PendingChecks() {
  const words = useCopy(cardsCopy)
  const { data } = useQuery(paymentsDueQuery(useAtomValue(stageMembersAtom)))
  const phoneOf = usePhoneOf()
  if (data === undefined || data.checks.length === 0) return null
  return (
    <section aria-label={words.checks} className="mb-5">
      <h3>{words.checksTitle}</h3>
      <ul className="divide-y divide-line">
        {data.checks.map(({ id, member, purpose, amount, startedAt, page }) => {
          const phone = phoneOf(member)
          return (
            <li key={id} className="flex items-center gap-3 py-2 text-s">
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{words.named(member.name || member.email)}</span>
                <span className="block text-xs text-ink-2 num">
                  {joined([
                    purpose === 'plan' ? words.plan : words.likes,
                    words.price(amount),
                    words.since(formatWithYear(Date.parse(startedAt))),
                  ])}
                </span>
              </span>
              {phone !== undefined && (
                <SmallButton icon="phone" onClick={() => openByHand(phone, page)}>
                  {words.openOn(phone.toUpperCase())}
                </SmallButton>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const isOf = (members: readonly number[]) => (renewal: ComingRenewal) => members.includes(renewal.member.id)

/** Coming charges of the members on the stage. Each can be made to fail. */
function StageRenewals() {
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
function OtherRenewals() {
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
  const phone = usePhoneOf()(member)
  const name = member.name || member.email
  const decline = () => operate(() => control.declineNextRenewal({ member: member.id }), words.declined(name))
  return (
    <li className="flex items-center gap-3 py-2 text-s">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">
          {phone !== undefined && <span className="me-1.5 text-plum">{phone.toUpperCase()}</span>}
          {words.named(name)}
        </span>
        <span className="block text-xs text-ink-2 num">
          {joined([formatWithYear(Date.parse(at)), words.price(amount)])}
        </span>
      </span>
      {declines ? (
        <span className="shrink-0 text-xs text-alarm">{words.willFail}</span>
      ) : (
        <ActionButton className="shrink-0" run={decline} aria-label={words.declineOf(name)}>
          {words.decline}
        </ActionButton>
      )}
    </li>
  )
}

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
