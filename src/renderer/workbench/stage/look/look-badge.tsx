import { Icon } from '../../../ui/base/icon.tsx'
import type { PhoneState } from '../../state/phones.ts'
import { networkOptions } from './look-texts.ts'

/** Says at a phone that its line is another one: what it shows is then no fault of the app. */
export function LookBadge({ state: { look } }: { state: PhoneState }) {
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
