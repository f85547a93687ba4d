import { useAtomValue, useSetAtom } from 'jotai'
import { Icon } from '../../../ui/base/icon.tsx'
import { attempt } from '../../hub/control/attempt.ts'
import { useMockQuery } from '../../hub/control/backend-queries.ts'
import { handsetQuery } from '../../hub/control/queries.ts'
import { useCopy } from '../../hub/language.ts'
import { handsetDialogAtom } from '../../hub/state.ts'
import { SmallButton } from '../../parts/buttons.tsx'
import { handsetCopy } from './copy.ts'
import { deviceName } from './device-name.ts'
import { endHandset, handsetPhoneAtom } from './handset.ts'

/** Visible while other devices on the network can reach this machine. */
export function HandsetBanner() {
  const words = useCopy(handsetCopy)
  const { data } = useMockQuery(handsetQuery)
  const setDialog = useSetAtom(handsetDialogAtom)
  const invited = useAtomValue(handsetPhoneAtom)
  if (data === undefined || data.state === 'off') return null
  const { phone, origin } = data
  return (
    <section
      aria-label={words.banner.label}
      aria-live="polite"
      className="flex shrink-0 items-center justify-center gap-3 bg-plum px-4 py-1.5 text-s font-semibold text-surface"
    >
      <Icon name="phone" size={16} />
      <span>{phone ? words.banner.isOpen(deviceName(phone.browser), phone.address) : words.banner.waiting}</span>
      <code className="font-mono text-xs font-normal">{origin}</code>
      {!phone && (
        <SmallButton className="bg-surface" onClick={() => setDialog(invited)}>
          {words.showCode}
        </SmallButton>
      )}
      <SmallButton className="bg-surface" onClick={() => void attempt(endHandset)}>
        {words.banner.disconnect}
      </SmallButton>
    </section>
  )
}
