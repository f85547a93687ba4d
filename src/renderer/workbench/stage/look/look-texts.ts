import { textSizes, type PhoneLook } from '../../../../contract/control/phone-messages.ts'

/** The ways in which a phone can be other than the stage, in the words of the screens. */
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
