import { useQueries, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { DeskDocument, NextDocument } from '../../../../contract/control/operator.ts'
import { AgeConf } from '../../../../contract/enums/member.ts'
import { tokyoMidnight } from '../../../../contract/rules/tokyo-time.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { control } from '../../hub/control/call-control.ts'
import { flash } from '../../hub/control/flash.ts'
import { operate } from '../../hub/control/operate.ts'
import { askOperator, documentsQuery, nextDocumentQuery, queryClient } from '../../hub/control/queries.ts'
import { formatDayWithYear, formatMoment } from '../../hub/dates.ts'
import { joined, useCopy } from '../../hub/language.ts'
import { stageMembersAtom } from '../../hub/state.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { Field } from '../../parts/fields.tsx'
import { QueryState } from '../../parts/panel.tsx'
import { useStillList } from '../../parts/still-list.ts'
import { operatorCopy } from './copy.ts'

/** A document on the desk. Without one, the operator can still decide on the member. */
type DeskRow = Omit<DeskDocument, 'submittedAt'> & {
  readonly submittedAt: string | null
  readonly isPending: boolean
}

/** The last decided document of a member, or the member alone; null when this world has no such member. */
const decidedQuery = (id: number) =>
  askOperator(['verdicts', id], async (): Promise<DeskRow | null> => {
    const { verdicts: allowed, document } = await control.readVerdicts({ member: id })
    if (document) return { ...document, isPending: false }
    const member = (await control.listMembers({ query: String(id) })).find((row) => row.id === id)
    const nothing = { id: -id, birthDate: null, issuer: null, submittedAt: null, picture: null, isPending: false }
    return member ? { ...nothing, member, verdicts: allowed } : null
  })

interface DocumentCardProps {
  document: DeskRow
  /** The document was decided while the pointer or focus was in the list. It keeps its place until both leave. */
  isDecided: boolean
}

const verdicts = [AgeConf.verified, AgeConf.resubmit, AgeConf.underAge, AgeConf.reportedUnderAge] as const

/** Decisions that need no picture, as buttons of the row; 18歳未満 is confirmed beside the picture. */
const isQuick = (value: AgeConf) => value === AgeConf.verified || value === AgeConf.resubmit

function VerdictButton({ document: { member }, value }: { document: DeskRow; value: (typeof verdicts)[number] }) {
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
function DocumentCard({ document, isDecided }: DocumentCardProps) {
  const { member: named, documents: words } = useCopy(operatorCopy)
  const [isOpen, setOpen] = useState(false)
  const { member, birthDate, issuer, submittedAt, picture, isPending } = document
  // Deciding the present state again would change nothing.
  const offered = verdicts.filter(
    (value) => document.verdicts.includes(value) && (isPending || value !== member.age_conf),
  )
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
          offered
            .filter((value) => isQuick(value))
            .map((value) => <VerdictButton key={value} document={document} value={value} />)
        )}
      </div>
      {isOpen && (
        <div className="grid gap-2.5 border-t border-line p-3.5">
          {picture === null ? (
            <p className="text-s text-ink-2">{words.noPicture}</p>
          ) : (
            <a href={picture} target="_blank" rel="noreferrer" className="block bg-sunken p-px">
              <img src={picture} alt={words.picture(named(member.name))} className="h-40 w-full object-contain" />
            </a>
          )}
          <dl className="grid grid-cols-[5rem_1fr] gap-y-0.5 text-s">
            <dt className="text-ink-2">{words.birthDate}</dt>
            <dd className="num">
              {birthDate === null ? words.unreadable : formatDayWithYear(tokyoMidnight(birthDate))}
            </dd>
            <dt className="text-ink-2">{words.issuer}</dt>
            <dd>{issuer ?? words.unreadable}</dd>
          </dl>
          <div inert={isDecided} className="flex flex-wrap gap-1.5">
            {offered
              .filter((value) => !isQuick(value))
              .map((value) => (
                <VerdictButton key={value} document={document} value={value} />
              ))}
          </div>
        </div>
      )}
    </li>
  )
}

async function setNextDocument(next: NextDocument, done: string): Promise<void> {
  queryClient.setQueryData(nextDocumentQuery.queryKey, await control.changeNextDocument(next))
  flash(done)
}

/** Content of the next submitted documents: a member under 18, or an unreadable document. */
function NextDocumentForm() {
  const { data = null } = useQuery(nextDocumentQuery)
  const words = useCopy(operatorCopy).documents
  return (
    <details className="mb-3 rounded-m px-3.5 py-2.5 text-s inset-ring inset-ring-line">
      <summary className="cursor-pointer">
        {words.next(data === null ? words.asSignedUp : words.content(data.birthDate, data.issuer))}
      </summary>
      {/* A new element for each content, so that an undo changes the fields, too. */}
      <NextDocumentFields key={JSON.stringify(data)} data={data} />
    </details>
  )
}

function NextDocumentFields({ data }: { data: NextDocument }) {
  const words = useCopy(operatorCopy).documents
  const [birthDate, setBirthDate] = useState(data?.birthDate ?? '')
  const [issuer, setIssuer] = useState(data?.issuer ?? '')
  const set = () => setNextDocument({ birthDate: birthDate || null, issuer: issuer.trim() || null }, words.isSet)
  return (
    <div className="grid gap-3 pt-3">
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={words.birthDate}
          hint={words.emptyIsUnreadable}
          type="date"
          value={birthDate}
          onChange={setBirthDate}
          look="num"
        />
        <Field label={words.issuer} hint={words.issuerHint} maxLength={100} value={issuer} onChange={setIssuer} />
      </div>
      <p className="text-xs text-ink-2">{words.pictureStays}</p>
      <div className="flex gap-1.5">
        <ActionButton run={set}>{words.set}</ActionButton>
        {data !== null && (
          <ActionButton tone="text" run={() => setNextDocument(null, words.isReset)}>
            {words.reset}
          </ActionButton>
        )}
      </div>
    </div>
  )
}

/**
 * Pending age documents, oldest first. Members on the stage come first, also those whose document is decided, because a
 * decision about them shows at once on their phone.
 */
export function DocumentDesk() {
  const query = useQuery(documentsQuery)
  const words = useCopy(operatorCopy).documents
  const onStage = useAtomValue(stageMembersAtom)
  const pending = (query.data ?? []).map((document): DeskRow => ({ ...document, isPending: true }))
  const isPending = (id: number) => pending.some(({ member }) => member.id === id)
  const decided = useQueries({ queries: onStage.map((id) => decidedQuery(id)) }).flatMap(({ data }) =>
    data && !isPending(data.member.id) ? [data] : [],
  )
  const isNear = ({ member }: DeskRow) => onStage.includes(member.id)
  const sorted = [...pending.filter(isNear), ...decided, ...pending.filter((row) => !isNear(row))]
  const { rows, listen } = useStillList(sorted, ({ id, isPending: waits }) => `${id} ${waits}`)
  // A decided row keeps its place until its member submits another document, so each member stands there once.
  const gone = rows.filter(({ isGone, item }) => isGone && !isPending(item.member.id)).map(({ item }) => item.member.id)
  const shown = rows.filter(({ item, isGone }) => isGone === gone.includes(item.member.id))
  return (
    <>
      <NextDocumentForm />
      <QueryState of={documentsQuery}>
        {() =>
          shown.length === 0 ? (
            <EmptyState icon="shield">{words.empty}</EmptyState>
          ) : (
            <ul className="grid gap-2" {...listen}>
              {shown.map(({ item, isGone }) => (
                <DocumentCard key={`${item.id} ${item.isPending}`} document={item} isDecided={isGone} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </>
  )
}
