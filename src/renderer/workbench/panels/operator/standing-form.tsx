import { useState } from 'react'
import { femaleStatuses, type FemaleStatus } from '../../../../contract/enums/member/female-status.ts'
import { Switch } from '../../../ui/form/switch.tsx'
import type { Member } from '../../control/operator-queries.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { compactControl } from '../../parts/compact-control.ts'
import { operate } from './operate.ts'

interface StandingFormProps {
  member: Member
}

const statusLabels: Readonly<Record<FemaleStatus, string>> = {
  0: '登録したて',
  1: '運営が確認済み',
  2: 'DM が未開放',
  3: '開始できる',
  4: '活動中',
  5: '休止中',
  6: 'SNS を確認できない',
}

/** A woman's status, and whether the campaign plans are offered; the operator sets both by hand. */
export function StandingForm({ member }: StandingFormProps) {
  const [status, setStatus] = useState(member.status)
  const [listed, setListed] = useState(member.listed)
  const isWoman = member.sex === 2
  const isSame = status === member.status && listed === member.listed
  const change = () =>
    operate(
      '/status',
      { member: member.id, listed, ...(isWoman ? { status } : {}) },
      `${member.name}さんのステータスを変更しました`,
    )
  return (
    <section aria-label="ステータス" className="grid gap-2">
      <h3>ステータス</h3>
      {isWoman && (
        <select
          aria-label="女性のステータス"
          value={status}
          onChange={(event) => setStatus(Number(event.target.value))}
          className={compactControl}
        >
          {femaleStatuses.map((value) => (
            <option key={value} value={value}>
              {value}　{statusLabels[value]}
              {value === member.status ? '（現在）' : ''}
            </option>
          ))}
        </select>
      )}
      <Switch
        label="キャンペーンの対象にする"
        text="特別プランが案内されます。"
        checked={listed}
        onChange={(event) => setListed(event.target.checked)}
      />
      <div>
        <ActionButton disabled={isSame} run={change}>
          ステータスを変更する
        </ActionButton>
      </div>
    </section>
  )
}
