import { useQueries, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { NextDocument } from '../../../../contract/control/operator/document-desk.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { control } from '../../hub/control/call-control.ts'
import { flash } from '../../hub/control/flash.ts'
import { askOperator, documentsQuery, nextDocumentQuery } from '../../hub/control/operator-queries.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { useCopy } from '../../hub/language.ts'
import { stageMembersAtom } from '../../hub/phone-state.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { Field } from '../../parts/fields.tsx'
import { QueryState } from '../../parts/panel.tsx'
import { operatorCopy } from './copy.ts'
import { type DeskRow, DocumentCard } from './document-card.tsx'
import { stageFirst } from './member-field.tsx'
import { useStillList } from './still-list.ts'

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
        <Field {...words.birthDate} type="date" value={birthDate} onChange={setBirthDate} look="num" />
        <Field {...words.issuer} maxLength={100} value={issuer} onChange={setIssuer} />
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

/** The last decided document of a member, or the member alone; null when this world has no such member. */
const decidedQuery = (id: number) =>
  askOperator(['verdicts', id], async (): Promise<DeskRow | null> => {
    const { verdicts: allowed, document } = await control.readVerdicts({ member: id })
    if (document) return { ...document, isPending: false }
    const member = (await control.listMembers({ query: String(id) })).find((row) => row.id === id)
    const nothing = { id: -id, birthDate: null, issuer: null, submittedAt: null, picture: null, isPending: false }
    return member ? { ...nothing, member, verdicts: allowed } : null
  })

const keyOf = ({ id, isPending }: DeskRow) => `${id} ${isPending}`

/**
 * Pending age documents, oldest first. Members on the stage come first, also those whose document is decided, because a
 * decision about them shows at once on their phone.
 */
export function DocumentDesk() {
  const query = useQuery(documentsQuery)
  const words = useCopy(operatorCopy).documents
  const onStage = useAtomValue(stageMembersAtom)
  const pending = (query.data ?? []).map((document): DeskRow => ({ ...document, isPending: true }))
  const waiting = new Set(pending.map(({ member }) => member.id))
  const decided = useQueries({ queries: onStage.map(decidedQuery) })
    .flatMap(({ data }) => data ?? [])
    .filter(({ member }) => !waiting.has(member.id))
  const sorted = stageFirst([...pending, ...decided], ({ member }) => onStage.includes(member.id))
  const { rows, listen } = useStillList(sorted, keyOf)
  // A decided row keeps its place until its member submits another document, so each member stands there once.
  const staying = new Set(
    rows.flatMap(({ isGone, item: { member } }) => (isGone && !waiting.has(member.id) ? member.id : [])),
  )
  const shown = rows.filter(({ item, isGone }) => isGone === staying.has(item.member.id))
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
                <DocumentCard key={keyOf(item)} document={item} isDecided={isGone} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </>
  )
}
