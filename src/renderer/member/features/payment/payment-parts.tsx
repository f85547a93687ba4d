import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { paymentInformationEndpoint } from '../../../../contract/calls/payment.ts'
import { outcomeCopy } from '../../../lib/copy/outcome.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { Notice } from '../../../ui/feedback/states.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useEndpoint } from '../../api/queries.ts'
import type { CardPayment } from './card/use-card-payment.ts'
import { cardCopy } from './copy.ts'

/** Loads the payment state of the member (API-64) for the pages of this folder. */
export function usePaymentInformation() {
  return useEndpoint(paymentInformationEndpoint, {}, { staleTime: 0 })
}

interface PaymentOutcomeProps {
  icon: 'check' | 'close'
  /** Drawn scene. Without it, the mark is shown alone. */
  scene?: React.ReactNode
  /** Sentences. All but the last are shown small, e.g. an apology. */
  title: string
  lead?: React.ReactNode
  children?: React.ReactNode
  /** Buttons at the foot of the screen, the primary one on top. */
  action: React.ReactNode
}

const marks = { check: 'bg-leaf text-surface', close: 'bg-alarm text-surface' }

/** Result of a payment: scene and mark, sentence, details and links. */
export function PaymentOutcome({ icon, scene, title, lead, children, action }: PaymentOutcomeProps) {
  const sentences = title.split(/(?<=。)(?=.)/)
  const [before, last] = [sentences.slice(0, -1).join(''), sentences.at(-1)]
  return (
    <>
      <PageBody className="flex-1 justify-items-center gap-4 pt-6 md:max-w-140 md:flex-none">
        <span className="relative">
          {scene && <span className="block size-33 overflow-hidden rounded-full">{scene}</span>}
          <span
            className={`grid size-11 place-items-center rounded-full ring-3 ring-paper ${marks[icon]} ${scene ? 'absolute -end-1 bottom-0' : 'mt-6'}`}
          >
            <Icon name={icon} size={24} />
          </span>
        </span>
        <div className="grid gap-1.5 text-center">
          <h1 className="text-xl phrase wrap-anywhere">
            {before !== '' && <span className="block font-sans text-s tracking-normal">{before}</span>}
            {last}
          </h1>
          {lead !== undefined && <p className="text-s phrase text-ink-2">{lead}</p>}
        </div>
        {children}
      </PageBody>
      {/* Sticky on phones. In wide or very low windows, the buttons end the page. */}
      <div className="sticky bottom-0 border-t border-line bg-surface px-5 pt-3 safe-bottom-4 md:static md:border-0 md:bg-transparent md:pb-16 short:static">
        <div className="mx-auto grid w-full max-w-page gap-2.5 md:max-w-140 md:px-8">{action}</div>
      </div>
    </>
  )
}

/** List of facts: names left, values right, separated by lines, because the names are long and the values short. */
export function PaymentFacts({
  items,
}: {
  items: readonly { readonly label: string; readonly value: React.ReactNode }[]
}) {
  return (
    <dl className="grid divide-y divide-line">
      {items.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap items-center justify-between gap-x-4 py-2.5 first:pt-0 last:pb-0">
          <dt className="text-s text-ink-2">{label}</dt>
          <dd className="min-w-0 text-end wrap-anywhere num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Text of the payment on the card statement. The quoted name never breaks across lines (PAY-119). */
export function StatementText() {
  const [before, name, after] = cardCopy.statement.split(/(「.+?」)/)
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{name}</span>
      {after}
    </>
  )
}

/** Skeleton of plan selection and shop: a line and four choices. */
export function PaymentSkeleton() {
  return (
    <PageBody>
      <SkeletonGroup className="grid gap-2.5">
        <Skeleton className="mb-4 w-2/3" />
        <Skeleton shape="block" className="h-28" count={4} />
      </SkeletonGroup>
    </PageBody>
  )
}

/** Where a refused payment leads on (D-111). */
interface Onward {
  readonly to: string
  readonly text: string
}

interface PaymentAlertProps {
  payment: Pick<CardPayment, 'failure' | 'form'>
  onward: Onward
}

/** Error of a payment. It leads on: to the number of a declined card, to the page of the act, to the operator (D-99). */
function PaymentAlert({ payment: { failure, form }, onward }: PaymentAlertProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) box.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  const ways = failure?.way && (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      {failure.way === 'card' ? (
        <Button tone="quiet" size="m" onClick={() => form.setFocus('number')}>
          {cardCopy.toNumber}
        </Button>
      ) : (
        <TextLink render={<Link to={onward.to} />}>{onward.text}</TextLink>
      )}
      <TextLink render={<Link to="/hona" />}>{cardCopy.toOperator}</TextLink>
    </div>
  )
  return (
    <div ref={box} role="alert">
      {failure && (
        <Notice tone="alarm" title={failure.lines[0]} action={ways}>
          {failure.lines.slice(1).join(' ') || undefined}
        </Notice>
      )}
    </div>
  )
}

interface PaymentSubmitProps {
  payment: CardPayment
  children: React.ReactNode
  /** Read by screen readers while the payment runs. */
  submitting: string
  disabled?: boolean
  onward?: Onward | undefined
}

const toInformation: Onward = { to: '/payment_information', text: cardCopy.result.toPaymentInformation }

export function PaymentSubmit({ payment, children, submitting, disabled, onward }: PaymentSubmitProps) {
  return (
    <div className="grid gap-3">
      <PaymentAlert payment={payment} onward={onward ?? toInformation} />
      {payment.checking && <Notice live>{outcomeCopy.checking}</Notice>}
      <Button type="submit" busy={payment.busy} disabled={disabled}>
        {children}
      </Button>
      <output className="sr-only">{payment.busy ? submitting : ''}</output>
    </div>
  )
}
