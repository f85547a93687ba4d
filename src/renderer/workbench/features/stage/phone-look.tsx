import { type ChosenLook, type PhoneLook, textSizes } from '../../../../contract/phone-look.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { useCopy } from '../../hub/language.ts'
import { deviceNames } from '../../hub/phones/phone-sizes.ts'
import { changeNetworkByHand } from '../../hub/recording/by-hand.ts'
import { changePhone, type PhoneState } from '../../hub/state.ts'
import { ToolButton } from '../../parts/buttons.tsx'
import { Choice } from '../../parts/fields.tsx'
import { Popup } from '../../parts/popup.tsx'
import { stageCopy } from './copy.ts'

/** Settings in which a phone can differ from the stage. */
export const themes = ['stage', 'day', 'night'] as const

export const textSizeOptions = textSizes.map((size) => ({ size, value: String(size), label: `${size}%` }))

export const networks = ['online', 'slow', 'offline'] as const satisfies readonly PhoneLook['network'][]

/** Orientation, theme, text size and connection of one phone. */
export function PhoneLookPopup({ name, state }: { name: PhoneName; state: PhoneState }) {
  const words = useCopy(stageCopy).look
  const { look, isTurned } = state
  const change = (part: ChosenLook) => changePhone(name, { look: { ...look, ...part } })
  const size = String(look?.textSize ?? 100)
  return (
    <Popup
      label={words.label(name.toUpperCase())}
      align="end"
      className="w-76 p-4"
      trigger={<ToolButton icon="gear" label={words.label(name.toUpperCase())} />}
    >
      <div className="grid gap-3.5">
        <Row title={words.size}>
          <Choice
            label={words.size}
            options={deviceNames.map((device) => ({ value: device, label: device }))}
            value={state.device}
            onChange={(device) => changePhone(name, { device })}
          />
        </Row>
        <LookChoice
          title={words.orientation}
          options={(['upright', 'turned'] as const).map((value) => ({ value, label: words.orientations[value] }))}
          value={isTurned === true ? 'turned' : 'upright'}
          onValueChange={(value) => changePhone(name, { isTurned: value === 'turned' })}
        />
        <LookChoice
          title={words.theme}
          options={themes.map((value) => ({ value, label: words.themes[value] }))}
          value={look?.theme ?? 'stage'}
          onValueChange={(value) => change({ theme: value === 'stage' ? undefined : value })}
        />
        <LookChoice
          title={words.textSize}
          options={textSizeOptions}
          value={size}
          onValueChange={(value) =>
            change({ textSize: textSizeOptions.find((option) => option.value === value)?.size })
          }
        />
        <LookChoice
          title={words.network}
          options={networks.map((value) => ({ value, label: words.networks[value] }))}
          value={look?.network ?? 'online'}
          onValueChange={(network) => changeNetworkByHand(name, network)}
        />
      </div>
    </Popup>
  )
}

interface LookChoiceProps<Value extends string> {
  title: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onValueChange: (value: Value) => void
}

function LookChoice<Value extends string>({ title, ...choice }: LookChoiceProps<Value>) {
  return (
    <Row title={title}>
      <Segmented label={title} size="s" {...choice} />
    </Row>
  )
}

function Row({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-1">
      <p className="text-xs font-medium text-ink-2">{title}</p>
      {children}
    </div>
  )
}
