import type { Failure } from '../../../contract/control/define-control.ts'
import type { BackendMode } from '../../../contract/control/drift.ts'
import { listFaults } from '../../../contract/control/exchanges.ts'
import type { Moment } from '../../../contract/control/history.ts'
import type { ChosenLook } from '../../../contract/control/phone-messages.ts'
import type { MemberLine } from '../../../contract/control/world.ts'
import { type VariantName, variants, type Variants } from '../../../contract/enums/member.ts'
import type { PhoneName } from '../../../contract/rules/start-options.ts'
import { foldWidth } from '../../lib/text.ts'
import type { IconName } from '../../ui/base/icon.tsx'
import { callControl } from '../control/call-control.ts'
import { endpointTitle } from '../control/endpoint-titles.ts'
import type { StorylineLine } from '../control/queries.ts'
import { chooseBackend } from '../panels/backend/choose-backend.ts'
import { setFaults, showFailure } from '../panels/faults/fault-actions.ts'
import { faultPresets } from '../panels/faults/fault-form.tsx'
import { changeVariant, variantTexts } from '../panels/variants/change-variant.ts'
import { startStory } from '../panels/world-actions.ts'
import { attempt, flash } from '../parts/flash.ts'
import { networkOptions, textSizeOptions, themeOptions } from '../stage/look.tsx'
import { changePhone, enterPhone } from '../stage/phone-actions.ts'
import { phonesAtom, store } from '../state/phones.ts'
import { goTo } from '../time/history-actions.ts'
import { formatMoment, momentText } from '../time/moments.ts'

/** An action that the palette offers. */
export interface Command {
  readonly id: string
  readonly group: string
  readonly title: string
  /** Further search words. */
  readonly words: string
  readonly icon: IconName
  /** Belongs to a very long list, so it is shown only for a typed text. */
  readonly isOneOfMany?: true
  readonly run: () => unknown
}

/** Maximum number of results. Another letter narrows them down. */
const mostShown = 100

/**
 * Commands that contain every typed word, with title prefixes first. Without a word, all commands except those of long
 * lists.
 */
export function findCommands(commands: readonly Command[], text: string): readonly Command[] {
  const words = foldWidth(text).toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return commands.filter(({ isOneOfMany }) => isOneOfMany !== true)
  const rank = ({ title }: Command) => {
    const at = title.toLowerCase().indexOf(words[0] ?? '')
    return at === 0 ? 0 : at > 0 ? 1 : 2
  }
  return commands
    .filter(({ title, words: more, group }) => {
      const where = `${title} ${more} ${group}`.toLowerCase()
      return words.every((word) => where.includes(word))
    })
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, mostShown)
}

/** Switches to the mock at once. A real API goes through the panel, which checks it first. */
export function backendCommands(mode: BackendMode, openPanel: (address: string) => void): readonly Command[] {
  return [
    mode === 'mock'
      ? {
          id: 'backend-real',
          group: '接続先',
          title: '実際の API につなぐ…',
          words: 'backend real beside 見比べる 並べる',
          icon: 'swap',
          run: () => openPanel('/backend'),
        }
      : {
          id: 'backend-mock',
          group: '接続先',
          title: 'モックに戻す',
          words: 'backend mock',
          icon: 'swap',
          run: () => attempt(() => chooseBackend('mock')),
        },
  ]
}

/** Faults, and the documented refusals one by one. */
export function faultCommands(failures: readonly Failure[]): readonly Command[] {
  return [
    ...faultPresets.map(({ title, fault }) => ({
      id: `fault-${title}`,
      group: '障害',
      title: `障害「${title}」を加える`,
      words: 'fault',
      icon: 'bolt' as const,
      run: () =>
        attempt(async () => {
          await setFaults([...(await callControl(listFaults)), fault])
          flash(`障害「${title}」を加えました`)
        }),
    })),
    {
      id: 'fault-none',
      group: '障害',
      title: '障害をすべて解除',
      words: 'fault clear',
      icon: 'close',
      run: () =>
        attempt(async () => {
          await setFaults([])
          flash('障害をすべて解除しました')
        }),
    },
    ...failures.map((failure) => ({
      id: `failure-${failure.call}-${failure.code}-${failure.status}`,
      group: 'この失敗を見せる',
      title: `「${failure.text}」を見せる`,
      words: `failure ${endpointTitle({ id: failure.call, summary: '' })} ${failure.status} ${failure.path} ${failure.ids.join(' ')}`,
      icon: 'warning' as const,
      isOneOfMany: true as const,
      run: () => attempt(() => showFailure(failure)),
    })),
  ]
}

/** Number of latest moments that can be found by name. */
const most = 200

/** Storylines to begin, and moments to go to, the latest first. */
export function historyCommands(
  storylines: readonly StorylineLine[],
  moments: readonly Moment[],
  present: number | undefined,
): readonly Command[] {
  return [
    ...storylines.map(({ key, title, text }) => ({
      id: `story-${key}`,
      group: '筋書き',
      title: `筋書き「${title}」を始める`,
      words: `storyline ${key} ${text}`,
      icon: 'book' as const,
      run: () => attempt(() => startStory(key)),
    })),
    ...moments
      .filter(({ id }) => id !== present)
      .slice(-most)
      .toReversed()
      .map((moment) => ({
        id: `moment-${moment.id}`,
        group: '履歴',
        title: `「${momentText(moment)}」（${formatMoment(Date.parse(moment.at))}）へ移る`,
        words: `moment history ${moment.member?.name ?? ''}`,
        icon: 'branch' as const,
        isOneOfMany: true as const,
        run: () => goTo(moment.id),
      })),
  ]
}

/** Orientation, theme, text size and connection of one phone. */
export function lookCommands(phone: PhoneName, group: string): readonly Command[] {
  const change = (part: ChosenLook) => changePhone(phone, { look: { ...store.get(phonesAtom)[phone].look, ...part } })
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

/** Every switch with every value except the present value. */
export function variantCommands(present: Variants | undefined): readonly Command[] {
  return (Object.keys(variants) as VariantName[]).flatMap((name) =>
    variants[name]
      .filter((value) => value !== present?.[name])
      .map((value) => ({
        id: `variant-${name}-${value}`,
        group: 'バリエーション',
        title: `${variantTexts[name].title}を「${variantTexts[name].values[value] ?? value}」にする`,
        words: `variant ${name} ${value} ${variantTexts[name].text}`,
        icon: 'filter' as const,
        isOneOfMany: true as const,
        run: () => changeVariant({ [name]: value }),
      })),
  )
}

/** Members found by name, number or mail address, for each phone. */
export function townCommands(
  phones: readonly PhoneName[],
  members: readonly MemberLine[],
  asked: string,
): readonly Command[] {
  return members.flatMap(({ id, email, name }) =>
    phones.map((phone) => ({
      id: `town-${phone}-${id}`,
      group: `町の会員 ・ ${phone.toUpperCase()}`,
      title: `${name || email} #${id} でログイン`,
      // The server searches, because it normalises texts by its own rules.
      words: `member town ${email} ${asked} #${asked}`,
      icon: 'person' as const,
      run: () => attempt(() => enterPhone(phone, email)),
    })),
  )
}
