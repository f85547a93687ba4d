import { useState } from 'react'
import type { DeskDocument } from '../../../../contract/control/operator/document-desk.ts'
import { AgeConf } from '../../../../contract/enums/member.ts'
import { tokyoMidnight } from '../../../../contract/rules/tokyo-time.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { control } from '../../hub/control/call-control.ts'
import { operate } from '../../hub/control/operate.ts'
import { formatDayWithYear, formatMoment } from '../../hub/dates.ts'
import { joined, useCopy } from '../../hub/language.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { operatorCopy } from './copy.ts'

/** A document on the desk. Without one, the operator can still decide on the member. */
export type DeskRow = Omit<DeskDocument, 'submittedAt'> & {
  readonly submittedAt: string | null
  readonly isPending: boolean
}

interface DocumentCardProps {
  document: DeskRow
  /** The document was decided while the pointer or focus was in the list. It keeps its place until both leave. */
  isDecided: boolean
}

const verdicts = [AgeConf.verified, AgeConf.resubmit, AgeConf.underAge, AgeConf.reportedUnderAge] as const
type Verdict = (typeof verdicts)[number]

/** Decisions that need no picture, as buttons of the row; 18歳未満 is confirmed beside the picture. */
const isQuick = (value: Verdict) => value === AgeConf.verified || value === AgeConf.resubmit

function VerdictButton({ document: { member }, value }: { document: DeskRow; value: Verdict }) {
  const words = useCopy(operatorCopy)
  const label = words.documents.verdicts[value]
  const run = () =>
    operate(
      () => control.reviewAge({ member: member.id, age_conf: value }),
      words.documents.decide(words.member(member.name), words.documents.done[value]),
    )
  return isQuick(value) ? (
    <ActionButton className="shrink-0" run={run}>
      {label}
    </ActionButton>
  ) : (
    <ActionButton tone="danger" confirmText={words.documents.confirm} run={run}>
      {label}
    </ActionButton>
  )
}

/** One member in a row of 64 px, with the decisions that the rules allow. A press shows the document. */
export function DocumentCard({ document, isDecided }: DocumentCardProps) {
  const { member: named, documents: words } = useCopy(operatorCopy)
  const [isOpen, setOpen] = useState(false)
  const { member, submittedAt, isPending } = document
  // Deciding the present state again would change nothing.
  const offered = verdicts.filter(
    (value) => document.verdicts.includes(value) && (isPending || value !== member.age_conf),
  )
  const buttonsOf = (values: readonly Verdict[]) =>
    values.map((value) => <VerdictButton key={value} document={document} value={value} />)
  return (
    <li className="rounded-m bg-surface inset-ring inset-ring-line">
      <div className="flex h-16 items-center gap-1.5 pe-3">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex h-full min-w-0 flex-1 items-center gap-2 rounded-m ps-2.5 text-start hover:bg-wash focus-visible:-outline-offset-2"
        >
          <Icon
            name="chevron-down"
            size={14}
            className={`shrink-0 text-ink-3 transition-[rotate] duration-calm ${isOpen ? '' : '-rotate-90'}`}
          />
          <span className="min-w-0">
            <span className="block truncate text-s font-semibold">{named(member.name)}</span>
            <span className="block truncate text-xs text-ink-3 num">
              {joined([
                `#${member.id}`,
                submittedAt === null ? words.none : words.submitted(formatMoment(Date.parse(submittedAt))),
                !isPending && submittedAt !== null ? words.decided : null,
              ])}
            </span>
          </span>
        </button>
        {isDecided ? (
          <p className="shrink-0 text-s font-semibold text-leaf">{words.isDecided}</p>
        ) : (
          buttonsOf(offered.filter(isQuick))
        )}
      </div>
      {isOpen && (
        <DocumentDetails document={document}>
          <div inert={isDecided} className="flex flex-wrap gap-1.5">
            {buttonsOf(offered.filter((value) => !isQuick(value)))}
          </div>
        </DocumentDetails>
      )}
    </li>
  )
}

/** Picture and content of a document, above the decisions that need them. */
function DocumentDetails({ document, children }: { document: DeskRow; children: React.ReactNode }) {
  const { member: named, documents: words } = useCopy(operatorCopy)
  const { member, birthDate, issuer, picture } = document
  return (
    <div className="grid gap-2.5 border-t border-line p-3.5">
      {picture === null ? (
        <p className="text-s text-ink-2">{words.noPicture}</p>
      ) : (
        <a href={picture} target="_blank" rel="noreferrer" className="block bg-sunken p-px">
          <img src={picture} alt={words.picture(named(member.name))} className="h-40 w-full object-contain" />
        </a>
      )}
      <dl className="grid grid-cols-[5rem_1fr] gap-y-0.5 text-s">
        <dt className="text-ink-2">{words.birthDate.label}</dt>
        <dd className="num">{birthDate === null ? words.unreadable : formatDayWithYear(tokyoMidnight(birthDate))}</dd>
        <dt className="text-ink-2">{words.issuer.label}</dt>
        <dd>{issuer ?? words.unreadable}</dd>
      </dl>
      {children}
    </div>
  )
}
