import type { ReactNode } from 'react'
import type { PhoneName } from '../../../contract/rules/start-options.ts'
import { screenOf, type PhoneState } from '../state/phones.ts'
import { PhoneBar } from './phone-bar.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import { PhoneHead } from './phone-head.tsx'
import { bezelPx, PresentedHead } from './presented.tsx'

interface PhoneProps {
  name: PhoneName
  state: PhoneState
  /** Drawn size relative to the device's own size. */
  scale: number
  /** Drawn in a device's frame, without tools. */
  isPresented: boolean
  /** Hidden instead of unmounted, so the frame does not reload when it is shown again. */
  isHidden: boolean
  /** In the head, beside the settings. */
  edges: ReactNode
}

export function Phone({ name, state, scale, isPresented, isHidden, edges }: PhoneProps) {
  const { width } = screenOf(state)
  const frame = isPresented ? 2 * bezelPx : 0
  return (
    <section
      data-phone={name}
      aria-label={`スマートフォン ${name.toUpperCase()}`}
      className={isHidden ? 'hidden' : 'grid grid-cols-1 gap-2'}
      style={{ width: Math.round((width + frame) * scale) }}
    >
      {isPresented ? (
        <PresentedHead name={name} state={state} />
      ) : (
        <div className="grid gap-2">
          <PhoneHead name={name} state={state} edges={edges} />
          <PhoneBar name={name} state={state} />
        </div>
      )}
      <PhoneFrame name={name} state={state} scale={scale} isPresented={isPresented} />
    </section>
  )
}
