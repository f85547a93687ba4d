import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { DeskDocument } from '../../../contract/control/operator/desk.ts'
import type { MemberLine } from '../../../contract/control/operator/member-line.ts'
import type { PhoneName } from '../../../contract/rules/local-origins.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { documentsQuery, memberQuery } from '../control/operator-queries.ts'
import { useIsMock } from '../control/use-is-mock.ts'
import { attempt } from '../parts/flash.ts'
import { Popup } from '../parts/popup.tsx'
import { deviceNames, reportsAtom, type DeviceName, type PhoneState } from '../state/phones.ts'
import { PersonaFace } from './persona-face.tsx'
import { PersonaPicker } from './persona-picker.tsx'
import { changePhone, enterPhone } from './phone-actions.ts'
import { standingOf } from './standing-of.ts'

interface PhoneHeadProps {
  name: PhoneName
  state: PhoneState
}

/** Who it is and where that member stands now, which changes with what happens. */
function titleOf(
  email: string | null,
  member: MemberLine | null | undefined,
  documents: readonly DeskDocument[],
): string {
  if (email === null) return 'ログインしていません'
  if (!member) return email
  const standing = standingOf(
    member,
    documents.some((document) => document.member.id === member.id),
  )
  return member.name === '' ? standing : `${member.name} ・ ${standing}`
}

/** Who is logged in, and on which device. */
export function PhoneHead({ name, state }: PhoneHeadProps) {
  const [open, setOpen] = useState(false)
  const isMock = useIsMock()
  const report = useAtomValue(reportsAtom)[name]
  const email = report === undefined ? state.email : report.uid
  const { data: member } = useQuery({ ...memberQuery(email ?? ''), enabled: isMock && email !== null })
  const { data: documents } = useQuery({ ...documentsQuery, enabled: isMock && member?.age_conf === 0 })
  const title = titleOf(email, member, documents ?? [])
  const pick = (chosen: string) => {
    setOpen(false)
    void attempt(() => enterPhone(name, chosen))
  }
  return (
    <div className="flex items-center gap-2">
      <Popup
        label={`スマートフォン ${name.toUpperCase()} の会員`}
        open={open}
        onOpenChange={setOpen}
        className="w-88"
        trigger={
          <button
            type="button"
            title={isMock ? title : '実際の API では、アプリの画面からログインします。'}
            disabled={!isMock}
            className="-ms-1 flex min-w-0 flex-1 items-center gap-2 rounded-full py-1 ps-1 pe-2 text-start text-s font-semibold hover:bg-wash-press"
          >
            {email === null ? (
              <span className="size-6.5 shrink-0 rounded-full inset-ring-[1.5px] inset-ring-line-strong" />
            ) : (
              <PersonaFace photo={isMock ? member?.photo : null} />
            )}
            <span className="truncate">{title}</span>
            <Icon name="chevron-down" size={14} className="shrink-0 text-ink-3" />
            <span className="sr-only">会員を選ぶ</span>
          </button>
        }
      >
        <PersonaPicker phone={name} current={email} onPick={pick} />
      </Popup>
      <select
        aria-label={`スマートフォン ${name.toUpperCase()} の画面の大きさ`}
        value={state.device}
        onChange={(event) => changePhone(name, { device: event.target.value as DeviceName })}
        className="h-7 shrink-0 cursor-pointer appearance-none rounded-s bg-transparent px-1 text-end font-mono text-xs text-ink-2 num hover:bg-wash-press"
      >
        {deviceNames.map((device) => (
          <option key={device} value={device}>
            {device}
          </option>
        ))}
      </select>
    </div>
  )
}
