import { useQueries, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { control } from '../../hub/control/call-control.ts'
import { askOperator, documentsQuery } from '../../hub/control/operator-queries.ts'
import { useCopy } from '../../hub/language.ts'
import { stageMembersAtom } from '../../hub/phone-state.ts'
import { QueryState } from '../../parts/panel.tsx'
import { operatorCopy } from './copy.ts'
import { type DeskRow, DocumentCard } from './document-card.tsx'
import { stageFirst } from './member-field.tsx'
import { NextDocumentForm } from './next-document.tsx'
import { useStillList } from './still-list.ts'

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
