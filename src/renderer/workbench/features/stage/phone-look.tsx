import { type ChosenLook, type PhoneLook, textSizes } from '../../../../contract/phone-messages.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { changeNetworkByHand } from '../../hub/recording/by-hand.ts'
import { changePhone, deviceNames, type PhoneState } from '../../hub/state.ts'
import { ToolButton } from '../../parts/buttons.tsx'
import { Choice } from '../../parts/fields.tsx'
import { Popup } from '../../parts/popup.tsx'

/** Settings in which a phone can differ from the stage, in the words of the screens. */
export const themeOptions = [
  { value: 'stage', label: 'ステージと同じ' },
  { value: 'day', label: '昼' },
  { value: 'night', label: '夜' },
] as const

export const textSizeOptions = textSizes.map((size) => ({ size, value: String(size), label: `${size}%` }))

export const networkOptions: readonly { value: PhoneLook['network']; label: string }[] = [
  { value: 'online', label: 'ふつう' },
  { value: 'slow', label: '遅い' },
  { value: 'offline', label: '圏外' },
]

/** Orientation, theme, text size and connection of one phone. */
export function PhoneLookPopup({ name, state }: { name: PhoneName; state: PhoneState }) {
  const { look, isTurned } = state
  const change = (part: ChosenLook) => changePhone(name, { look: { ...look, ...part } })
  const size = String(look?.textSize ?? 100)
  return (
    <Popup
      label={`スマートフォン ${name.toUpperCase()} の見え方`}
      align="end"
      className="w-76 p-4"
      trigger={<ToolButton icon="gear" label={`スマートフォン ${name.toUpperCase()} の見え方`} />}
    >
      <div className="grid gap-3.5">
        <Row title="画面の大きさ">
          <Choice
            label="画面の大きさ"
            options={deviceNames.map((device) => ({ value: device, label: device }))}
            value={state.device}
            onChange={(device) => changePhone(name, { device })}
          />
        </Row>
        <LookChoice
          title="向き"
          options={[
            { value: 'upright', label: '縦' },
            { value: 'turned', label: '横' },
          ]}
          value={isTurned === true ? 'turned' : 'upright'}
          onValueChange={(value) => changePhone(name, { isTurned: value === 'turned' })}
        />
        <LookChoice
          title="配色"
          options={themeOptions}
          value={look?.theme ?? 'stage'}
          onValueChange={(value) => change({ theme: value === 'stage' ? undefined : value })}
        />
        <LookChoice
          title="文字の大きさ"
          options={textSizeOptions}
          value={size}
          onValueChange={(value) =>
            change({ textSize: textSizeOptions.find((option) => option.value === value)?.size })
          }
        />
        <LookChoice
          title="回線"
          options={networkOptions}
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
