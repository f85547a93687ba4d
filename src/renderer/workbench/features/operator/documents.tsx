import { EmptyState } from '../../../ui/feedback/states.tsx'
import { documentsQuery } from '../../hub/control/operator-queries.ts'
import { useCopy } from '../../hub/language.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { operatorCopy } from './copy.ts'
import { eachMemberOnce, keyOf, useDeskRows } from './desk-rows.ts'
import { DocumentCard } from './document-card.tsx'
import { NextDocumentForm } from './next-document-form.tsx'
import { useStillList } from './still-list.ts'

/** Age documents to decide. A decision about a member on the stage shows at once on the phone. */
export function DocumentDesk() {
  const words = useCopy(operatorCopy).documents
  const { rows, listen } = useStillList(useDeskRows(), keyOf)
  const shown = eachMemberOnce(rows)
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
