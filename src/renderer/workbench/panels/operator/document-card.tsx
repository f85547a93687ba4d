import { reviewAge, type DeskDocument } from '../../../../contract/control/operator.ts'
import { formatDate, formatDateTime } from '../../../lib/date-ja.ts'
import { ActionButton, ConfirmButton } from '../../parts/buttons.tsx'
import { operate } from './operate.ts'

interface DocumentCardProps {
  document: DeskDocument
  /** It was decided while the pointer was in the list, and keeps its place until the pointer leaves. */
  isDecided: boolean
}

const verdicts = [
  { value: 2, label: '確認済みにする', done: '確認済みにしました' },
  { value: 1, label: '再提出を依頼', done: '差し戻しました' },
  { value: 3, label: '18歳未満（書類）', done: '18歳未満（書類）としました' },
  { value: 4, label: '18歳未満（通報）', done: '18歳未満（通報）としました' },
] as const

/** One document with what it shows, and the decisions that the rules allow for it. */
export function DocumentCard({ document, isDecided }: DocumentCardProps) {
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
        {isDecided && (
          <p className="absolute start-3.5 bottom-5 text-s font-semibold text-leaf">判定が済みました</p>
        )}
        <div inert={isDecided} className={`flex flex-wrap gap-1.5 ${isDecided ? 'invisible' : ''}`}>
          {verdicts
            .filter(({ value }) => document.verdicts.includes(value))
            .map(({ value, label, done }) => {
              const run = () =>
                operate(
                  reviewAge,
                  { member: member.id, age_conf: value },
                  `${member.name}さんの書類を${done}`,
                )
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
