import { useState } from 'react'
import { changeStanding } from '../../../../contract/control/operator.ts'
import type { MemberLine } from '../../../../contract/control/world.ts'
import { femaleStatuses, type FemaleStatus } from '../../../../contract/enums/member.ts'
import { Switch } from '../../../ui/form/switch.tsx'
import { ActionButton, Choice } from '../../parts/buttons.tsx'
import { operate } from './operate.ts'

interface StandingFormProps {
  member: MemberLine
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
      changeStanding,
      { member: member.id, listed, ...(isWoman ? { status } : {}) },
      `${member.name}さんのステータスを変更しました`,
    )
  return (
    <section aria-label="ステータス" className="grid gap-2">
      <h3>ステータス</h3>
      {isWoman && (
        <Choice
          label="女性のステータス"
          options={femaleStatuses.map((value) => ({
            value,
            label: `${value}　${statusLabels[value]}${value === member.status ? '（現在）' : ''}`,
          }))}
          value={status}
          onChange={setStatus}
        />
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
