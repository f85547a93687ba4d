import { Icon } from '../../../ui/base/icon.tsx'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { attempt } from '../../hub/control/attempt.ts'
import { useIsRealPhone } from '../../hub/control/backend-queries.ts'
import { joined, useCopy } from '../../hub/language.ts'
import { logInByHand } from '../../hub/recording/by-hand.ts'
import { Slot } from '../../hub/window-features.tsx'
import { Popup } from '../../parts/popup.tsx'
import { stageCopy } from './copy.ts'
import { PersonaPicker } from './persona-picker.tsx'
import { BackendBadge, LookBadge } from './phone-badges.tsx'
import { PhoneLookPopup } from './phone-look.tsx'
import type { PhonePart } from './phone-part.ts'
import { usePerson } from './use-person.ts'

/** Member and device of a phone. */
export function PhoneHead({ name, state }: PhonePart) {
  const words = useCopy(stageCopy).phone
  const isReal = useIsRealPhone(name)
  const { email, name: member, status, photo } = usePerson({ name, state })
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
