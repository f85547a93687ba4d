import { Link } from 'react-router-dom'
import { ageDocuments } from '../../../../contract/calls/age-document.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { gateCopy } from '../../../lib/copy/gate.ts'
import { formatDayHeading, formatTime } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { SectionHeading, Card, SectionCard } from '../../../ui/base/card.tsx'
import { Disclosure } from '../../../ui/base/disclosure.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { EveningPicture } from '../../../ui/brand/scenes.tsx'
import { Notice } from '../../../ui/feedback/states.tsx'
import { WholeWords } from '../../../ui/list/whole-words.tsx'
import { MenuRow } from '../../../ui/navigation/menu-row.tsx'
import { Columns, PageBody } from '../../../ui/navigation/page-body.tsx'
import { isPaid } from '../../api/paid.ts'
import { useAccount } from '../../api/queries.ts'
import { useServerNow } from '../../api/server-time.ts'
import { checkedBy, readCheckEnd, readHandedIn } from '../../shared/age-check.ts'
import { documentState } from '../../shared/open-steps.ts'
import { ageDocumentCopy } from './copy.ts'
import { DocumentForm } from './document-form.tsx'

const copy = ageDocumentCopy.waiting

/** The three steps of an age check: submitted (with the time), in review, and the time of the result. */
function WaitingSteps() {
  const nowMs = useServerNow(60_000)
  const handedInMs = readHandedIn()
  const endMs = readCheckEnd()
  const late = endMs !== null && nowMs > endMs
  const account = useAccount()
  // A man without a plan pays next.
  const usesNext = account.sex === Sex.woman || isPaid(account)
  return (
    <Card>
      <ol className="grid gap-4">
        <Step mark={<Icon name="check" size={18} />} look="bg-leaf-soft text-leaf" title={copy.received}>
          {handedInMs !== null && (
            <span className="num">
              {formatDayHeading(handedInMs)} {formatTime(handedInMs)}
            </span>
          )}
        </Step>
        <Step mark={<Icon name="clock" size={18} />} look="bg-lantern text-on-lantern" title={copy.checking} current>
          {late ? copy.late : endMs === null && copy.usual}
        </Step>
        <Step mark="3" look="bg-sunken text-ink-2 num" title={usesNext ? copy.start : gateCopy.document.verified}>
          {endMs === null || late ? (
            copy.startSoon
          ) : (
            <span className="font-medium text-lantern-ink num">{checkedBy(endMs)}</span>
          )}
        </Step>
      </ol>
    </Card>
  )
}

interface StepProps {
  mark: React.ReactNode
  look: string
  title: string
  current?: boolean
  children?: React.ReactNode
}

function Step({ mark, look, title, current = false, children }: StepProps) {
  return (
    <li className="flex gap-3" aria-current={current ? 'step' : undefined}>
      <span className={`grid size-7 shrink-0 place-items-center rounded-full text-s font-semibold ${look}`}>
        {mark}
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-s phrase text-ink-2">{children}</p>
      </div>
    </li>
  )
}

/** State after submission: its time, the duration of the review, and links. Asks for no second document. */
export function WaitingState() {
  const { sex } = useAccount()
  const woman = sex === Sex.woman
  return (
    <PageBody>
      <EveningPicture className="min-h-37.5 rounded-m">
        <h2 className="font-display text-l">{copy.heading}</h2>
        <p className="text-s phrase">{copy.lead}</p>
      </EveningPicture>
      <Columns
        aside={
          <section className="grid gap-2.5" aria-labelledby="meanwhile-heading">
            <SectionHeading id="meanwhile-heading">{copy.meanwhile}</SectionHeading>
            <Card space="none">
              <ul className="divide-y divide-line px-1.5">
                <Way icon="edit" to={woman ? '/femaleform' : '/form'} text={copy.profile} />
                {woman ? (
                  <Way icon="shield" to="/tutorial" text={copy.guide} />
                ) : (
                  <Way icon="filter" to="/conditionsform" text={copy.conditions} />
                )}
                <Way icon="mail" to="/hona" text={copy.operator} />
              </ul>
            </Card>
            <p className="text-s phrase text-ink-2">{copy.opensLater}</p>
          </section>
        }
      >
        <WaitingSteps />
      </Columns>
      <Disclosure summary={copy.replace} className="border-t">
        <div className="grid gap-4">
          <p>{copy.replaceText}</p>
          <DocumentRules />
          <DocumentForm />
          <p className="text-ink-3">{ageDocumentCopy.privacy}</p>
        </div>
      </Disclosure>
    </PageBody>
  )
}

function Way({ icon, to, text }: { icon: 'edit' | 'shield' | 'filter' | 'mail'; to: string; text: string }) {
  return (
    <li>
      <MenuRow icon={icon} render={<Link to={to} />}>
        {text}
      </MenuRow>
    </li>
  )
}

const bars = [
  { x: 88, y: 22, width: 92 },
  { x: 88, y: 38, width: 108 },
  { x: 20, y: 106, width: 70 },
]

/** Drawn document: issuer and birth date readable; face, name, address and number masked (AGE-16). */
function MaskedCard() {
  const { visible, birthDate, issuer } = ageDocumentCopy.drawing
  return (
    <svg
      viewBox="0 0 220 130"
      role="img"
      aria-label={ageDocumentCopy.drawing.label}
      className="mx-auto w-full max-w-72"
    >
      <rect x="2" y="2" width="216" height="126" rx="10" fill="var(--paper)" stroke="var(--line-strong)" />
      <rect x="20" y="20" width="54" height="66" rx="4" fill="var(--ink-2)" />
      {bars.map((bar) => (
        <rect key={`${bar.x}-${bar.y}`} {...bar} height="9" rx="2" fill="var(--ink-2)" />
      ))}
      <g fill="none" stroke="var(--leaf)" strokeWidth="1.5">
        <rect x="84" y="56" width="120" height="22" rx="5" />
        <rect x="112" y="98" width="92" height="22" rx="5" />
      </g>
      <g fill="var(--ink)" fontSize="9" fontFamily="inherit">
        <text x="92" y="71">
          {birthDate}
        </text>
        <text x="120" y="113">
          {issuer}
        </text>
      </g>
      <text x="84" y="91" fill="var(--leaf)" fontSize="8">
        {visible}
      </text>
    </svg>
  )
}

const { rule, document: documents } = ageDocumentCopy

/** Lists the parts of a document to show and to mask (AGE-04 to AGE-11, AGE-16). Informational: the operator checks. */
export function DocumentRules() {
  return (
    <>
      <SectionCard title={rule.title} className="grid gap-3.5">
        <MaskedCard />
        <ul className="grid gap-2 text-s">
          <Rule icon="eye">{rule.clear}</Rule>
          <Rule icon="eye-off">{rule.cover}</Rule>
          <Rule icon="document">{rule.edges}</Rule>
          <Rule icon="block">{rule.highSchool}</Rule>
        </ul>
        <p className="text-s text-ink-3">{rule.notApproved}</p>
      </SectionCard>
      <SectionCard title={documents.title}>
        <ul className="grid gap-2 text-s">
          {ageDocuments.map((name) => (
            <Rule key={name} icon="check">
              {name}
            </Rule>
          ))}
        </ul>
        <p className="text-s text-ink-3">{documents.notAccepted}</p>
      </SectionCard>
    </>
  )
}

function Rule({ icon, children }: { icon: 'eye' | 'eye-off' | 'document' | 'block' | 'check'; children: string }) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon name={icon} size={18} className="mt-0.5 shrink-0 text-plum" />
      <span className="min-w-0 wrap-anywhere">
        <WholeWords words={rule.whole}>{children}</WholeWords>
      </span>
    </li>
  )
}

/** Page /age_confirmation (AGE): submits one photo of a masked document, which the operator reviews. */
export function AgeDocumentPage() {
  const state = documentState(useAccount())
  if (state === 'verified') {
    return (
      <PageBody>
        <Notice tone="good" title={ageDocumentCopy.state.verified}>
          {ageDocumentCopy.verifiedText}
        </Notice>
        <Button tone="quiet" render={<Link to="/home" />}>
          {ageDocumentCopy.toHome}
        </Button>
      </PageBody>
    )
  }
  if (state === 'review') return <WaitingState />
  return (
    <PageBody>
      {state === 'resubmit' ? (
        <Notice tone="warn" title={ageDocumentCopy.state.resubmit}>
          {ageDocumentCopy.state.resubmitText}
        </Notice>
      ) : (
        <p className="text-s text-ink-2">{ageDocumentCopy.lead}</p>
      )}
      <Columns
        aside={
          <>
            <DocumentForm />
            <p className="text-s text-ink-3">{ageDocumentCopy.privacy}</p>
          </>
        }
      >
        <DocumentRules />
      </Columns>
    </PageBody>
  )
}
