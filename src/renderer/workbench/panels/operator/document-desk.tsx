import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { DeskDocument } from '../../../../contract/control/operator.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { documentsQuery } from '../../control/queries.ts'
import { QueryState } from '../../parts/panel.tsx'
import { useStillList } from '../../parts/still-list.ts'
import { stageMembersAtom } from '../../state/phones.ts'
import { DocumentCard } from './document-card.tsx'
import { NextDocumentForm } from './next-document-form.tsx'

/**
 * Age documents that wait for a decision, the oldest first; before all others those of who is on the stage, for they
 * were most likely submitted there a moment ago.
 */
export function DocumentDesk() {
  const query = useQuery(documentsQuery)
  const onStage = useAtomValue(stageMembersAtom)
  const rank = ({ member }: DeskDocument) => (onStage.includes(member.id) ? 0 : 1)
  const sorted = (query.data ?? []).toSorted((a, b) => rank(a) - rank(b))
  const { rows, listen } = useStillList(sorted, ({ id }) => id)
  return (
    <>
      <NextDocumentForm />
      <QueryState query={query}>
        {() =>
          rows.length === 0 ? (
            <EmptyState icon="shield">
              確認待ちの書類はありません。会員が提出すると、ここに並びます。
            </EmptyState>
          ) : (
            <ul className="grid gap-3" {...listen}>
              {rows.map(({ item, isGone }) => (
                <DocumentCard key={item.id} document={item} isDecided={isGone} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </>
  )
}
