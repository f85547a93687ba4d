import { useState } from 'react'
import { AgeConf } from '../../../../contract/enums/member.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { control } from '../../hub/control/call-control.ts'
import { useNowRead } from '../../hub/control/clock-query.ts'
import { operate } from '../../hub/control/operate.ts'
import { formatMoment } from '../../hub/dates.ts'
import { joined, useCopy } from '../../hub/language.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { memberName } from '../../parts/people.ts'
import { operatorCopy } from './copy.ts'
import type { DeskRow } from './desk-rows.ts'
import { DocumentDetails } from './document-details.tsx'

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
  const { member: nameText, documents: words } = useCopy(operatorCopy)
  const decided = words.decide(nameText(memberName(member)), words.done[value])
  const run = () => operate(() => control.reviewAge({ member: member.id, age_conf: value }), decided)
  const look = isQuick(value) ? { className: 'shrink-0' } : ({ tone: 'danger', confirmText: words.confirm } as const)
  return (
    <ActionButton {...look} run={run}>
      {words.verdicts[value]}
    </ActionButton>
  )
}

/** One member in a row of 64 px, with the decisions that the rules allow. A press shows the document. */
export function DocumentCard({ document, isDecided }: DocumentCardProps) {
  const { member: nameText, documents: words } = useCopy(operatorCopy)
  const [isOpen, setOpen] = useState(false)
  const now = useNowRead()
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
            <span className="block truncate text-s font-semibold">{nameText(memberName(member))}</span>
            <span className="block truncate text-xs text-ink-3 num">
              {joined([
                `#${member.id}`,
                submittedAt === null ? words.none : words.submitted(formatMoment(Date.parse(submittedAt), now)),
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
