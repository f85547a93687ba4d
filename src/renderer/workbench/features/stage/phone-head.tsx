import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { isRealTo } from '../../../../contract/rules/backend.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { backendQuery, useIsRealPhone } from '../../hub/control/backend-queries.ts'
import { attempt } from '../../hub/control/flash.ts'
import { memberQuery } from '../../hub/control/operator-queries.ts'
import { joined, useCopy } from '../../hub/language.ts'
import { type PhoneState, reportsAtom } from '../../hub/phone-state.ts'
import { logInByHand } from '../../hub/recording/by-hand.ts'
import { Slot } from '../../hub/slot.tsx'
import { statusText } from '../../parts/people.ts'
import { Popup } from '../../parts/popup.tsx'
import { stageCopy } from './copy.ts'
import { PersonaPicker } from './persona-picker.tsx'
import { PhoneLookPopup } from './phone-look.tsx'

/** The backend of a phone, shown when some phone uses a real API. */
function BackendBadge({ name }: { name: PhoneName }) {
  const words = useCopy(stageCopy).phone
  const { data } = useQuery(backendQuery)
  if (data === undefined || data.mode === 'mock') return null
  const isReal = isRealTo(data.mode, name)
  return (
    <span
      className={`shrink-0 rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${
        isReal ? 'bg-alarm-soft text-alarm' : 'bg-plum-soft text-plum'
      }`}
    >
      {isReal ? words.real : words.mock}
    </span>
  )
}

/** Marks a phone with a simulated connection, so that its effects do not look like a defect. */
function LookBadge({ state: { look } }: { state: PhoneState }) {
  const words = useCopy(stageCopy).look
  const network = look?.network ?? 'online'
  if (network === 'online') return null
  return (
    <span className="inline-flex shrink-0 items-center gap-1 rounded-full bg-lantern-soft px-2 py-0.5 text-xs font-medium text-lantern-ink">
      <Icon name="wifi-off" size={12} />
      {words.network.names[network]}
    </span>
  )
}

/** The member on a phone: `name` is the mail address without a name, and `status` '' when unknown. */
function usePerson(phone: PhoneName, state: PhoneState) {
  const { nobody } = useCopy(stageCopy).phone
  const isMock = !useIsRealPhone(phone)
  const report = useAtomValue(reportsAtom)[phone]
  const email = report === undefined ? state.email : report.uid
  const { data } = useQuery({ ...memberQuery(email ?? ''), enabled: isMock && email !== null })
  // Excludes a phone of the real API, which may show the same address as the mock's member.
  const member = isMock ? data : undefined
  if (member) return { email, name: member.name, status: statusText(member), photo: member.photo }
  return { email, name: email ?? nobody, status: '', photo: isMock && email !== null ? undefined : null }
}

export interface PhonePart {
  name: PhoneName
  state: PhoneState
}

/** Name of the member on a phone, without controls, for a presentation. */
export function PresentedHead({ name, state }: PhonePart) {
  const person = usePerson(name, state)
  return (
    <p className="flex h-9 min-w-0 items-center gap-2 text-m">
      <Avatar src={person.photo} size={26} />
      <span className="shrink-0 font-semibold">{person.name}</span>
      <span className="truncate text-ink-2" title={person.status}>
        {person.status}
      </span>
      <BackendBadge name={name} />
    </p>
  )
}

/** Member and device of a phone. */
export function PhoneHead({ name, state }: PhonePart) {
  const words = useCopy(stageCopy).phone
  const isReal = useIsRealPhone(name)
  const { email, name: member, status, photo } = usePerson(name, state)
  return (
    <div className="flex items-center gap-1">
      <Popup
        label={words.member(name.toUpperCase())}
        className="w-88"
        trigger={
          <button
            type="button"
            title={isReal ? words.loginInApp : joined([member, status])}
            disabled={isReal}
            className="-ms-1 flex min-w-0 flex-1 items-center gap-2 rounded-full py-0.5 ps-1 pe-2 text-start text-s font-semibold hover:bg-wash-press"
          >
            <span className="shrink-0 @max-[13rem]:hidden">
              {email === null ? (
                <span className="block size-6.5 rounded-full inset-ring-[1.5px] inset-ring-line-strong" />
              ) : (
                <Avatar src={photo} size={26} />
              )}
            </span>
            {/* One line each, because the phones below stand at one height, clear of the stage's tools. */}
            <span className="grid min-w-0 leading-tight">
              <span className="truncate" title={member || status}>
                {member || status}
              </span>
              {member !== '' && status !== '' && (
                <span className="truncate text-xs/tight font-normal text-ink-2">
                  <span className="sr-only">{words.between}</span>
                  {status}
                </span>
              )}
            </span>
            <Icon name="chevron-down" size={14} className="shrink-0 text-ink-3 @max-[18.5rem]:hidden" />
            <span className="sr-only">{words.chooseMember}</span>
          </button>
        }
      >
        {(close) => (
          <PersonaPicker
            phone={name}
            current={email}
            onPick={(chosen) => {
              close()
              void attempt(() => logInByHand(name, chosen))
            }}
          />
        )}
      </Popup>
      <BackendBadge name={name} />
      <LookBadge state={state} />
      <Slot slot="phoneHead" name={name} />
      <PhoneLookPopup name={name} state={state} />
    </div>
  )
}
