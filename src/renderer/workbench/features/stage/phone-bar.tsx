import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useIsRealPhone } from '../../hub/control/backend-queries.ts'
import { useCopy } from '../../hub/language.ts'
import { reportsAtom } from '../../hub/phone-state.ts'
import { phoneOrigin } from '../../hub/phones/phone-address.ts'
import { orderPhone } from '../../hub/phones/phone-link.ts'
import { reloadPhone } from '../../hub/phones/refresh-phones.ts'
import { goBackByHand, logOutByHand, openByHand } from '../../hub/recording/by-hand.ts'
import { handsetDialogAtom } from '../../hub/state.ts'
import { ToolButton } from '../../parts/buttons.tsx'
import { stageCopy } from './copy.ts'
import type { PhonePart } from './phone-part.ts'
import { RoutePicker } from './route-picker.tsx'

/** Address bar of a phone: back, address, reload, log out, and the same page in a new window. */
export function PhoneBar({ name, state }: PhonePart) {
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
    // What is no full address is a path, also an unfinished one, so that the app answers to anything typed.
    openByHand(name, text.includes('://') && URL.canParse(text) ? text : `/${text.replace(/^\/+/, '')}`)
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
      {/* In a second line where the phone leaves no room for the address (fit-phones.ts counts it). */}
      <div className="flex justify-evenly @max-[21rem]:basis-full">
        {route.startsWith('/age_confirmation') && (
          <ToolButton
            icon="document"
            label={words.sampleDocument}
            onClick={() => orderPhone(name, { kind: 'sample-document' })}
          />
        )}
        <ToolButton icon="refresh" label={command.reload} onClick={() => reloadPhone(name)} />
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
