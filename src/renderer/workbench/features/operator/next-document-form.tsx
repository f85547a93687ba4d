import { useState } from 'react'
import type { NextDocument } from '../../../../contract/control/operator/document-desk.ts'
import { control } from '../../hub/control/call-control.ts'
import { flash } from '../../hub/control/flash.ts'
import { nextDocumentQuery } from '../../hub/control/operator-queries.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { useCopy } from '../../hub/language.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { Field } from '../../parts/fields.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { operatorCopy } from './copy.ts'

async function setNextDocument(next: NextDocument, done: string): Promise<void> {
  queryClient.setQueryData(nextDocumentQuery.queryKey, await control.changeNextDocument(next))
  flash(done)
}

/** Content of the next submitted documents: a member under 18, or an unreadable document. */
export function NextDocumentForm() {
  const words = useCopy(operatorCopy).documents
  return (
    <QueryState of={nextDocumentQuery} rows={1}>
      {(data) => (
        <details className="mb-3 rounded-m px-3.5 py-2.5 text-s inset-ring inset-ring-line">
          <summary className="cursor-pointer">
            {words.next(data === null ? words.asSignedUp : words.content(data.birthDate, data.issuer))}
          </summary>
          {/* A new element for each content, so that an undo changes the fields, too. */}
          <NextDocumentFields key={JSON.stringify(data)} data={data} />
        </details>
      )}
    </QueryState>
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
        <Field {...words.birthDate} type="date" value={birthDate} onChange={setBirthDate} controlClassName="num" />
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
