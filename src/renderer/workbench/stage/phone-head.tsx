import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { isRealTo } from '../../../contract/control/drift.ts'
import type { PhoneName } from '../../../contract/rules/start-options.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { backendQuery, useIsRealPhone } from '../control/queries.ts'
import { attempt } from '../parts/flash.ts'
import { Popup } from '../parts/popup.tsx'
import type { PhoneState } from '../state/phones.ts'
import { networkOptions, PhoneLookPopup } from './look.tsx'
import { usePerson } from './person.ts'
import { PersonaFace, PersonaPicker } from './persona-picker.tsx'
import { enterPhone } from './phone-actions.ts'

/** The backend of a phone, shown when some phone uses a real API. */
export function BackendBadge({ name }: { name: PhoneName }) {
  const { data } = useQuery(backendQuery)
  if (data === undefined || data.mode === 'mock') return null
  const isReal = isRealTo(data.mode, name)
  return (
    <span
      className={`shrink-0 rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${
        isReal ? 'bg-alarm-soft text-alarm' : 'bg-plum-soft text-plum'
      }`}
    >
      {isReal ? '実際のAPI' : 'モック'}
    </span>
  )
}

/** Marks a phone with a simulated connection, so that its effects do not look like a defect. */
function LookBadge({ state: { look } }: { state: PhoneState }) {
  const network = look?.network ?? 'online'
  if (network === 'online') return null
  const { label } = networkOptions.find(({ value }) => value === network) ?? { label: '' }
  return (
    <span className="inline-flex shrink-0 items-center gap-1 rounded-full bg-lantern-soft px-2 py-0.5 text-xs font-medium text-lantern-ink">
      <Icon name="wifi-off" size={12} />
      {label}
    </span>
  )
}

interface PhoneHeadProps {
  name: PhoneName
  state: PhoneState
  edges: ReactNode
}

/** Member and device of a phone. */
export function PhoneHead({ name, state, edges }: PhoneHeadProps) {
  const [open, setOpen] = useState(false)
  const isReal = useIsRealPhone(name)
  const { email, name: member, standing, title, photo } = usePerson(name, state)
  const pick = (chosen: string) => {
    setOpen(false)
    void attempt(() => enterPhone(name, chosen))
  }
  return (
    <div className="@container">
      <div className="flex items-center gap-1">
        <Popup
          label={`スマートフォン ${name.toUpperCase()} の会員`}
          open={open}
          onOpenChange={setOpen}
          className="w-88"
          trigger={
            <button
              type="button"
              title={isReal ? '実際の API では、アプリの画面からログインします。' : title}
              disabled={isReal}
              className="-ms-1 flex min-w-0 flex-1 items-center gap-2 rounded-full py-0.5 ps-1 pe-2 text-start text-s font-semibold hover:bg-wash-press"
            >
              {email === null ? (
                <span className="size-6.5 shrink-0 rounded-full inset-ring-[1.5px] inset-ring-line-strong" />
              ) : (
                <PersonaFace photo={photo} />
              )}
              {/* In two lines, so that both are whole on a phone of 270 px with badges. */}
              <span className="grid min-w-0 leading-tight">
                <span className="truncate">{member || standing}</span>
                {member !== '' && standing !== '' && (
                  <span className="truncate text-xs/tight font-normal text-ink-2">
                    <span className="sr-only"> ・ </span>
                    {standing}
                  </span>
                )}
              </span>
              <Icon name="chevron-down" size={14} className="shrink-0 text-ink-3 @max-[18.5rem]:hidden" />
              <span className="sr-only">会員を選ぶ</span>
            </button>
          }
        >
          <PersonaPicker phone={name} current={email} onPick={pick} />
        </Popup>
        <BackendBadge name={name} />
        <LookBadge state={state} />
        {edges}
        <PhoneLookPopup name={name} state={state} />
      </div>
    </div>
  )
}
