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
