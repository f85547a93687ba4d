import type { ChosenLook } from '../../../contract/control/phone-messages.ts'
import type { PhoneName } from '../../../contract/rules/start-options.ts'
import { networkOptions, textSizeOptions, themeOptions } from '../stage/look.tsx'
import { changePhone } from '../stage/phone-actions.ts'
import { phonesAtom, store } from '../state/phones.ts'
import type { Command } from './command.ts'

/** How one phone is held, and its light, text and line. */
export function lookCommands(phone: PhoneName, group: string): readonly Command[] {
  const change = (part: ChosenLook) =>
    changePhone(phone, { look: { ...store.get(phonesAtom)[phone].look, ...part } })
  return [
    {
      id: `turn-${phone}`,
      group,
      title: '縦横を変える',
      words: `rotate turn 回転 ${phone}`,
      icon: 'phone',
      run: () => changePhone(phone, { isTurned: store.get(phonesAtom)[phone].isTurned !== true }),
    },
    ...themeOptions.map(({ value, label }) => ({
      id: `theme-${phone}-${value}`,
      group,
      title: `配色を「${label}」にする`,
      words: `theme ${value} ${phone}`,
      icon: 'moon' as const,
      isOneOfMany: true as const,
      run: () => change({ theme: value === 'stage' ? undefined : value }),
    })),
    ...textSizeOptions.map(({ size, label }) => ({
      id: `text-${phone}-${size}`,
      group,
      title: `文字を ${label} にする`,
      words: `text size ${phone}`,
      icon: 'edit' as const,
      isOneOfMany: true as const,
      run: () => change({ textSize: size }),
    })),
    ...networkOptions.map(({ value, label }) => ({
      id: `network-${phone}-${value}`,
      group,
      title: `回線を「${label}」にする`,
      words: `network offline slow ${value} ${phone}`,
      icon: 'wifi-off' as const,
      isOneOfMany: true as const,
      run: () => change({ network: value }),
    })),
  ]
}
