import { type ChosenLook, textSizes } from '../../../../contract/phone-look.ts'
import { useCopy } from '../../hub/language.ts'
import { changePhone } from '../../hub/phone-state.ts'
import { deviceNames } from '../../hub/phones/phone-sizes.ts'
import { changeNetworkByHand } from '../../hub/recording/by-hand.ts'
import { ToolButton } from '../../parts/buttons.tsx'
import { Segments } from '../../parts/choices.tsx'
import { Popup } from '../../parts/popup.tsx'
import { ChoiceField } from '../../parts/select-fields.tsx'
import { stageCopy } from './copy.ts'
import type { PhonePart } from './phone-part.ts'

export const textSizeName = (size: number) => `${size}%`
const textSizeNames = Object.fromEntries(textSizes.map((size) => [size, textSizeName(size)]))

/** Orientation, theme, text size and connection of one phone. */
export function PhoneLookPopup({ name, state }: PhonePart) {
  const words = useCopy(stageCopy).look
  const { look, isTurned } = state
  const change = (part: ChosenLook) => changePhone(name, { look: { ...look, ...part } })
  return (
    <Popup
      label={words.label(name.toUpperCase())}
      align="end"
      className="w-76 p-4"
      trigger={<ToolButton icon="gear" label={words.label(name.toUpperCase())} />}
    >
      <div className="grid gap-3.5">
        <ChoiceField
          label={words.size}
          options={deviceNames.map((device) => ({ value: device, label: device }))}
          value={state.device}
          onChange={(device) => changePhone(name, { device })}
        />
        <LookChoice
          {...words.orientation}
          value={isTurned === true ? 'turned' : 'upright'}
          onChange={(value) => changePhone(name, { isTurned: value === 'turned' })}
        />
        <LookChoice
          {...words.theme}
          value={look?.theme ?? 'stage'}
          onChange={(value) => change({ theme: value === 'stage' ? undefined : value })}
        />
        <LookChoice
          label={words.textSize}
          names={textSizeNames}
          value={String(look?.textSize ?? 100)}
          onChange={(value) => change({ textSize: textSizes.find((size) => String(size) === value) })}
        />
        <LookChoice
          {...words.network}
          value={look?.network ?? 'online'}
          onChange={(network) => changeNetworkByHand(name, network)}
        />
      </div>
    </Popup>
  )
}

/** A choice under its name, whose values are all seen. */
function LookChoice<Value extends string>(choice: React.ComponentProps<typeof Segments<Value>>) {
  return (
    <div className="grid gap-1">
      <p className="text-xs font-medium text-ink-2">{choice.label}</p>
      <Segments {...choice} />
    </div>
  )
}
