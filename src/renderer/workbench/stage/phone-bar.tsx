import { useAtomValue, useSetAtom } from 'jotai'
import { useState, type FormEvent } from 'react'
import type { PhoneName } from '../../../contract/rules/start-options.ts'
import { IconButton } from '../../ui/base/button.tsx'
import { useIsRealPhone } from '../control/queries.ts'
import { handsetDialogAtom } from '../handset/handset-actions.ts'
import { reportsAtom, type PhoneState } from '../state/phones.ts'
import { leavePhone, openOnPhone } from './phone-actions.ts'
import { orderPhone, phoneOrigin } from './phone-link.ts'
import { RoutePicker } from './route-picker.tsx'

interface PhoneBarProps {
  name: PhoneName
  state: PhoneState
}

/** Page where the member app asks for an age document. */
const agePage = '/age_confirmation'

/** Address bar of a phone: back, address, reload, log out, and the same page in a new window. */
export function PhoneBar({ name, state }: PhoneBarProps) {
  const isReal = useIsRealPhone(name)
  const openHandsetDialog = useSetAtom(handsetDialogAtom)
  const report = useAtomValue(reportsAtom)[name]
  const route = report?.route ?? state.route
  // Text being typed. Without it, the field follows the phone.
  const [draft, setDraft] = useState<string | undefined>()
  const text = draft ?? route
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setDraft(undefined)
    openOnPhone(name, text.startsWith('/') || text.includes('://') ? text : `/${text}`)
  }
  return (
    <form onSubmit={submit} className="flex h-8.5 items-center rounded-full bg-surface inset-ring inset-ring-line">
      <IconButton
        icon="back"
        label="戻る"
        size={34}
        iconSize={16}
        disabled={report?.canGoBack !== true}
        onClick={() => orderPhone(name, { kind: 'back' })}
      />
      <input
        aria-label={`スマートフォン ${name.toUpperCase()} のアドレス`}
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
        className="h-full min-w-0 flex-1 truncate bg-transparent px-1 font-mono text-xs text-ink-2 outline-none focus:text-ink"
      />
      <RoutePicker name={name} route={route} />
      {route.startsWith(agePage) && (
        <IconButton
          icon="document"
          label="見本の書類を選ぶ"
          size={34}
          iconSize={16}
          onClick={() => orderPhone(name, { kind: 'sample-document' })}
        />
      )}
      <IconButton
        icon="refresh"
        label="再読み込み"
        size={34}
        iconSize={16}
        onClick={() => orderPhone(name, { kind: 'reload' })}
      />
      <IconButton
        icon="logout"
        label="ログアウト"
        size={34}
        iconSize={16}
        disabled={!report?.uid}
        onClick={() => leavePhone(name)}
      />
      {!isReal && (
        <IconButton icon="qr" label="実機で開く" size={34} iconSize={16} onClick={() => openHandsetDialog(name)} />
      )}
      <IconButton
        icon="external"
        label="ブラウザーで開く"
        size={34}
        iconSize={16}
        render={<a href={phoneOrigin(name) + route} target="_blank" rel="noreferrer" />}
      />
    </form>
  )
}
