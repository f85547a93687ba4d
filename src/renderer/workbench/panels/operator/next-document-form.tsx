import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callControl } from '../../control/call-control.ts'
import { nextDocumentQuery, nextDocumentSchema, type NextDocument } from '../../control/operator-queries.ts'
import { queryClient } from '../../control/query-client.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { compactControl } from '../../parts/compact-control.ts'
import { Labelled } from '../../parts/labelled.tsx'
import { flash } from '../../state/flash.ts'

async function setNextDocument(next: NextDocument, done: string): Promise<void> {
  const path = '/operator/next-document'
  queryClient.setQueryData(
    nextDocumentQuery.queryKey,
    await callControl('PUT', path, nextDocumentSchema, next),
  )
  flash(done)
}

/** What the documents that are submitted from now on will say: someone under 18, or something that cannot be read. */
export function NextDocumentForm() {
  const { data = null } = useQuery(nextDocumentQuery)
  const [birthDate, setBirthDate] = useState('')
  const [issuer, setIssuer] = useState('')
  const set = () =>
    setNextDocument(
      { birthDate: birthDate === '' ? null : birthDate, issuer: issuer.trim() === '' ? null : issuer.trim() },
      '次の書類の内容を決めました',
    )
  return (
    <section aria-label="次の書類" className="mt-5 grid gap-3">
      <div>
        <h3>次の書類</h3>
        <p className="text-s text-ink-2">
          {data === null
            ? '提出される書類は、会員の登録どおりの内容です。ここで変えられます。'
            : `提出される書類：生年月日 ${data.birthDate ?? '読み取れない'}、発行者 ${data.issuer ?? '読み取れない'}`}
        </p>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Labelled label="生年月日" hint="空なら読み取れない">
          <input
            type="date"
            value={birthDate}
            onChange={(event) => setBirthDate(event.target.value)}
            className={`${compactControl} num`}
          />
        </Labelled>
        <Labelled label="発行者" hint="空なら読み取れない">
          <input
            maxLength={100}
            placeholder="東京都公安委員会"
            value={issuer}
            onChange={(event) => setIssuer(event.target.value)}
            className={compactControl}
          />
        </Labelled>
      </div>
      <div className="flex gap-1.5">
        <ActionButton run={set}>この内容にする</ActionButton>
        {data !== null && (
          <ActionButton tone="text" run={() => setNextDocument(null, '登録どおりの内容に戻しました')}>
            登録どおりに戻す
          </ActionButton>
        )}
      </div>
    </section>
  )
}
