import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { isRealTo } from '../../../../contract/rules/backend.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { attempt } from '../../hub/control/flash.ts'
import { backendQuery, useIsRealPhone } from '../../hub/control/queries.ts'
import { useCopy } from '../../hub/language.ts'
import { orderPhone, phoneOrigin } from '../../hub/phones/phone-link.ts'
import { screenOf } from '../../hub/phones/phone-sizes.ts'
import { goBackByHand, logInByHand, logOutByHand, openByHand } from '../../hub/recording/by-hand.ts'
import { Slot } from '../../hub/slot.tsx'
import { handsetDialogAtom, type PhoneState, reportsAtom } from '../../hub/state.ts'
import { ToolButton } from '../../parts/buttons.tsx'
import { Popup } from '../../parts/popup.tsx'
import { stageCopy } from './copy.ts'
import { usePerson, PersonaPicker } from './persona-picker.tsx'
import { bezelPx, PhoneFrame } from './phone-frame.tsx'
import { PhoneLookPopup } from './phone-look.tsx'
import { RoutePicker } from './route-picker.tsx'

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
      {words.networks[network]}
    </span>
  )
}

interface PhonePart {
  name: PhoneName
  state: PhoneState
}

/** Name of the member on a phone, without controls, for a presentation. */
function PresentedHead({ name, state }: PhonePart) {
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
function PhoneHead({ name, state }: PhonePart) {
  const words = useCopy(stageCopy).phone
  const [open, setOpen] = useState(false)
  const isReal = useIsRealPhone(name)
  const { email, name: member, status, title, photo } = usePerson(name, state)
  const pick = (chosen: string) => {
    setOpen(false)
    void attempt(() => logInByHand(name, chosen))
  }
  return (
    <div className="flex items-center gap-1">
      <Popup
        label={words.member(name.toUpperCase())}
        open={open}
        onOpenChange={setOpen}
        className="w-88"
        trigger={
          <button
            type="button"
            title={isReal ? words.loginInApp : title}
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
        <PersonaPicker phone={name} current={email} onPick={pick} />
      </Popup>
      <BackendBadge name={name} />
      <LookBadge state={state} />
      <Slot slot="phoneHead" name={name} />
      <PhoneLookPopup name={name} state={state} />
    </div>
  )
}

/** Address bar of a phone: back, address, reload, log out, and the same page in a new window. */
function PhoneBar({ name, state }: PhonePart) {
  const { command, phone: words } = useCopy(stageCopy)
  const isReal = useIsRealPhone(name)
  const openHandsetDialog = useSetAtom(handsetDialogAtom)
  const report = useAtomValue(reportsAtom)[name]
  const route = report?.route ?? state.route
  // Text being typed. Without it, the field follows the phone.
  const [draft, setDraft] = useState<string | undefined>()
  const text = draft ?? route
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setDraft(undefined)
    openByHand(name, text.startsWith('/') || text.includes('://') ? text : `/${text}`)
  }
  return (
    <form
      onSubmit={submit}
      className="flex min-h-8.5 flex-wrap items-center rounded-[17px] bg-surface inset-ring inset-ring-line has-[input:focus-visible]:inset-ring-2 has-[input:focus-visible]:inset-ring-plum"
    >
      <ToolButton
        icon="back"
        label={words.back}
        disabled={report?.canGoBack !== true}
        onClick={() => goBackByHand(name)}
      />
      <input
        aria-label={words.address(name.toUpperCase())}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onFocus={(event) => {
          setDraft(route)
          event.target.select()
        }}
        onBlur={() => setDraft(undefined)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setDraft(undefined)
        }}
        onChange={(event) => setDraft(event.target.value)}
        title={text}
        className="h-8.5 min-w-0 flex-1 truncate bg-transparent px-1 font-mono text-xs text-ink-2 outline-none focus:text-ink"
      />
      <RoutePicker name={name} route={route} />
      {/* In a second line where the phone leaves no room for the address (stage.tsx counts it). */}
      <div className="flex justify-evenly @max-[21rem]:basis-full">
        {route.startsWith('/age_confirmation') && (
          <ToolButton
            icon="document"
            label={words.sampleDocument}
            onClick={() => orderPhone(name, { kind: 'sample-document' })}
          />
        )}
        <ToolButton icon="refresh" label={command.reload} onClick={() => orderPhone(name, { kind: 'reload' })} />
        <ToolButton icon="logout" label={command.logOut} disabled={!report?.uid} onClick={() => logOutByHand(name)} />
        {!isReal && <ToolButton icon="qr" label={command.openOnDevice} onClick={() => openHandsetDialog(name)} />}
        <ToolButton
          icon="external"
          label={words.openInBrowser}
          render={<a href={phoneOrigin(name) + route} target="_blank" rel="noreferrer" />}
        />
      </div>
    </form>
  )
}

interface PhoneProps extends PhonePart {
  /** Drawn size relative to the device's own size. */
  scale: number
  /** Drawn in a device's frame, without tools. */
  isPresented: boolean
  /** Hidden instead of unmounted, so the frame does not reload when it is shown again. */
  isHidden: boolean
}

export function Phone({ name, state, scale, isPresented, isHidden }: PhoneProps) {
  const words = useCopy(stageCopy).phone
  const { width } = screenOf(state)
  const after = useRef<HTMLSpanElement>(null)
  const frame = isPresented ? 2 * bezelPx : 0
  return (
    <section
      data-phone={name}
      aria-label={words.label(name.toUpperCase())}
      className={isHidden ? 'hidden' : 'grid grid-cols-1 gap-2'}
      style={{ width: Math.round((width + frame) * scale) }}
    >
      {isPresented ? (
        <PresentedHead name={name} state={state} />
      ) : (
        <div className="@container grid gap-2">
          <PhoneHead name={name} state={state} />
          <PhoneBar name={name} state={state} />
        </div>
      )}
      <div className="relative">
        {/* A page has dozens of stops for the Tab key. */}
        <button
          type="button"
          onClick={() => after.current?.focus()}
          className="pointer-events-none absolute inset-x-0 top-2 z-10 mx-auto w-fit rounded-full bg-ink px-4 py-2 text-s text-paper opacity-0 focus-visible:pointer-events-auto focus-visible:opacity-100"
        >
          {words.skip(name.toUpperCase())}
        </button>
        <PhoneFrame name={name} state={state} scale={scale} isPresented={isPresented} />
        <span ref={after} tabIndex={-1} className="sr-only">
          {words.end(name.toUpperCase())}
        </span>
      </div>
    </section>
  )
}
