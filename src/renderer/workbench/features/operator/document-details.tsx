import type { DeskDocument } from '../../../../contract/control/operator/document-desk.ts'
import { tokyoMidnight } from '../../../../contract/rules/tokyo-time.ts'
import { formatDayWithYear } from '../../hub/dates.ts'
import { useCopy } from '../../hub/language.ts'
import { memberName } from '../../parts/people.ts'
import { operatorCopy } from './copy.ts'

interface DocumentDetailsProps {
  document: Pick<DeskDocument, 'member' | 'birthDate' | 'issuer' | 'picture'>
  children: React.ReactNode
}

/** Picture and content of a document, above the decisions that need them. */
export function DocumentDetails({ document, children }: DocumentDetailsProps) {
  const { member: nameText, documents: words } = useCopy(operatorCopy)
  const { member, birthDate, issuer, picture } = document
  return (
    <div className="grid gap-2.5 border-t border-line p-3.5">
      {picture === null ? (
        <p className="text-s text-ink-2">{words.noPicture}</p>
      ) : (
        <a href={picture} target="_blank" rel="noreferrer" className="block bg-sunken p-px">
          <img src={picture} alt={words.picture(nameText(memberName(member)))} className="h-40 w-full object-contain" />
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
