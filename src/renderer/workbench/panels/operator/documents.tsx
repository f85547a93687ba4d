import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import {
  reviewAge,
  type DeskDocument,
  changeNextDocument,
  type NextDocument,
} from '../../../../contract/control/operator.ts'
import { formatDate, formatDateTime } from '../../../lib/date-ja.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { callControl } from '../../control/call-control.ts'
import { nextDocumentQuery, documentsQuery, queryClient } from '../../control/queries.ts'
import { ActionButton, ConfirmButton, compactControl, Labelled } from '../../parts/buttons.tsx'
import { flash } from '../../parts/flash.ts'
import { QueryState } from '../../parts/panel.tsx'
import { useStillList } from '../../parts/still-list.ts'
import { stageMembersAtom } from '../../state/phones.ts'
import { operate } from './operate.ts'

interface DocumentCardProps {
  document: DeskDocument
  /** The document was decided while the pointer or focus was in the list. It keeps its place until both leave. */
  isDecided: boolean
}

const verdicts = [
  { value: 2, label: '確認済みにする', done: '確認済みにしました' },
  { value: 1, label: '再提出を依頼', done: '差し戻しました' },
  { value: 3, label: '18歳未満（書類）', done: '18歳未満（書類）としました' },
  { value: 4, label: '18歳未満（通報）', done: '18歳未満（通報）としました' },
] as const

/** One document, with the decisions that the rules allow. */
function DocumentCard({ document, isDecided }: DocumentCardProps) {
  const { member, birthDate, issuer, submittedAt, picture } = document
  return (
    <li className="overflow-hidden rounded-m bg-surface inset-ring inset-ring-line">
      {picture === null ? (
        <p className="grid h-28 place-items-center bg-sunken text-s text-ink-2">写真はありません</p>
      ) : (
        <a href={picture} target="_blank" rel="noreferrer" className="block bg-sunken p-px">
          <img
            src={picture}
            alt={`${member.name}さんの書類`}
            loading="lazy"
            className="h-40 w-full rounded-t-m object-contain"
          />
        </a>
      )}
      <div className="relative grid gap-2.5 p-3.5">
        <p className="flex items-baseline justify-between gap-2 text-s font-semibold">
          {member.name}さん（#{member.id}）
          <span className="text-xs font-normal text-ink-3 num">{formatDateTime(submittedAt)} 提出</span>
        </p>
        <dl className="grid grid-cols-[5rem_1fr] gap-y-0.5 text-s">
          <dt className="text-ink-2">生年月日</dt>
          <dd className="num">{birthDate === null ? '読み取れません' : formatDate(birthDate)}</dd>
          <dt className="text-ink-2">発行者</dt>
          <dd>{issuer ?? '読み取れません'}</dd>
        </dl>
        {isDecided && <p className="absolute start-3.5 bottom-5 text-s font-semibold text-leaf">判定が済みました</p>}
        <div inert={isDecided} className={`flex flex-wrap gap-1.5 ${isDecided ? 'invisible' : ''}`}>
          {verdicts
            .filter(({ value }) => document.verdicts.includes(value))
            .map(({ value, label, done }) => {
              const run = () =>
                operate(reviewAge, { member: member.id, age_conf: value }, `${member.name}さんの書類を${done}`)
              return value > 2 ? (
                <ConfirmButton key={value} tone="danger" confirmText="確定する" run={run}>
                  {label}
                </ConfirmButton>
              ) : (
                <ActionButton key={value} run={run}>
                  {label}
                </ActionButton>
              )
            })}
        </div>
      </div>
    </li>
  )
}

async function setNextDocument(next: NextDocument, done: string): Promise<void> {
  queryClient.setQueryData(nextDocumentQuery.queryKey, await callControl(changeNextDocument, next))
  flash(done)
}

/** Content of the next submitted documents: a member under 18, or an unreadable document. */
function NextDocumentForm() {
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

/**
 * Pending age documents, oldest first. Documents of members on the stage come first, because they were probably just
 * submitted.
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
            <EmptyState icon="shield">確認待ちの書類はありません。会員が提出すると、ここに並びます。</EmptyState>
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
