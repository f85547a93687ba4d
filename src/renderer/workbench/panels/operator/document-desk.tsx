import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { documentsQuery } from '../../control/operator-queries.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { NextDocumentForm } from './next-document-form.tsx'
import { DocumentCard } from './document-card.tsx'

/** Age documents that wait for a decision, the oldest first. */
export function DocumentDesk() {
  const query = useQuery(documentsQuery)
  return (
    <>
      <NextDocumentForm />
      <QueryState query={query}>
        {(documents) =>
          documents.length === 0 ? (
            <EmptyState icon="shield">
              確認待ちの書類はありません。会員が提出すると、ここに並びます。
            </EmptyState>
          ) : (
            <ul className="grid gap-3">
              {documents.map((document) => (
                <DocumentCard key={document.id} document={document} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </>
  )
}
