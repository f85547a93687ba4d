import type { PhoneName } from '../../../contract/rules/local-origins.ts'
import { devices, type PhoneState } from '../state/phones.ts'
import { PhoneBar } from './phone-bar.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import { PhoneHead } from './phone-head.tsx'

interface PhoneProps {
  name: PhoneName
  state: PhoneState
  /** Drawn size against the device's own. */
  scale: number
}

export function Phone({ name, state, scale }: PhoneProps) {
  const { width } = devices[state.device]
  return (
    <section
      aria-label={`スマートフォン ${name.toUpperCase()}`}
      className="grid grid-cols-1 gap-2"
      style={{ width: Math.round(width * scale) }}
    >
      <PhoneHead name={name} state={state} />
      <PhoneBar name={name} state={state} />
      <PhoneFrame name={name} state={state} scale={scale} />
    </section>
  )
}
