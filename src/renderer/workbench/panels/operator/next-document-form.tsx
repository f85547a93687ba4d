import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changeNextDocument, type NextDocument } from '../../../../contract/control/operator.ts'
import { callControl } from '../../control/call-control.ts'
import { nextDocumentQuery } from '../../control/queries.ts'
import { queryClient } from '../../control/query-client.ts'
import { ActionButton, compactControl, Labelled } from '../../parts/buttons.tsx'
import { flash } from '../../parts/flash.ts'

async function setNextDocument(next: NextDocument, done: string): Promise<void> {
  queryClient.setQueryData(nextDocumentQuery.queryKey, await callControl(changeNextDocument, next))
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
    <details className="mb-3 rounded-m px-3.5 py-2.5 text-s inset-ring inset-ring-line">
      <summary className="cursor-pointer">
        次に届く書類：
        {data === null
          ? '登録どおり'
          : `生年月日 ${data.birthDate ?? '読み取れない'}、発行者 ${data.issuer ?? '読み取れない'}`}
      </summary>
      <div className="grid gap-3 pt-3">
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
      </div>
    </details>
  )
}
