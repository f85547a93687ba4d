import type { Failure } from '../../../contract/control/define-control.ts'
import type { BackendMode } from '../../../contract/control/drift.ts'
import { type Fault, listFaults } from '../../../contract/control/exchanges.ts'
import type { Moment } from '../../../contract/control/history.ts'
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
import { enterPhone } from '../stage/phone-actions.ts'
import { formatMoment, momentText } from '../time/moments.ts'
import { goTo } from '../time/undo.tsx'

/** An action that the palette offers. */
export interface Command {
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

/** Commands under one heading of the palette. */
export const inGroup = (group: string, commands: readonly Omit<Command, 'group'>[]): readonly Command[] =>
  commands.map((command) => ({ group, ...command }))

/** Switches to the mock at once. A real API goes through the panel, which checks it first. */
export function backendCommands(mode: BackendMode, openPanel: (address: string) => void): readonly Command[] {
  return inGroup('接続先', [
    mode === 'mock'
      ? {
          title: '実際の API につなぐ…',
          words: 'backend real beside 見比べる 並べる',
          icon: 'swap',
          run: () => openPanel('/backend'),
        }
      : {
          title: 'モックに戻す',
          words: 'backend mock',
          icon: 'swap',
          run: () => attempt(() => chooseBackend('mock')),
        },
  ])
}

/** Replaces the faults and says it. */
const changeFaults = (change: (faults: readonly Fault[]) => readonly Fault[], done: string) =>
  attempt(async () => {
    await setFaults(change(await callControl(listFaults)))
    flash(done)
  })

/** Faults, and the documented refusals one by one. */
export function faultCommands(failures: readonly Failure[]): readonly Command[] {
  return [
    ...inGroup('障害', [
      ...faultPresets.map(({ title, fault }) => ({
        title: `障害「${title}」を加える`,
        words: 'fault',
        icon: 'bolt' as const,
        run: () => changeFaults((faults) => [...faults, fault], `障害「${title}」を加えました`),
      })),
      {
        title: '障害をすべて解除',
        words: 'fault clear',
        icon: 'close',
        run: () => changeFaults(() => [], '障害をすべて解除しました'),
      },
    ]),
    ...inGroup(
      'この失敗を見せる',
      failures.map((failure) => ({
        title: `「${failure.text}」を見せる`,
        words: `failure ${endpointTitle({ id: failure.call, summary: '' })} ${failure.status} ${failure.path} ${failure.ids.join(' ')}`,
        icon: 'warning',
        isOneOfMany: true,
        run: () => attempt(() => showFailure(failure)),
      })),
    ),
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
    ...inGroup(
      '筋書き',
      storylines.map(({ key, title, text }) => ({
        title: `筋書き「${title}」を始める`,
        words: `storyline ${key} ${text}`,
        icon: 'book',
        run: () => attempt(() => startStory(key)),
      })),
    ),
    ...inGroup(
      '履歴',
      moments
        .filter(({ id }) => id !== present)
        .slice(-most)
        .toReversed()
        .map((moment) => ({
          title: `「${momentText(moment)}」（${formatMoment(Date.parse(moment.at))}）へ移る`,
          words: `moment history ${moment.member?.name ?? ''}`,
          icon: 'branch',
          isOneOfMany: true,
          run: () => goTo(moment.id),
        })),
    ),
  ]
}

/** Every switch with every value except the present value. */
export function variantCommands(present: Variants | undefined): readonly Command[] {
  const commandsOf = (name: VariantName) =>
    variants[name]
      .filter((value) => value !== present?.[name])
      .map((value) => ({
        title: `${variantTexts[name].title}を「${variantTexts[name].values[value] ?? value}」にする`,
        words: `variant ${name} ${value} ${variantTexts[name].text}`,
        icon: 'filter' as const,
        isOneOfMany: true as const,
        run: () => changeVariant({ [name]: value }),
      }))
  return inGroup('バリエーション', (Object.keys(variants) as VariantName[]).flatMap(commandsOf))
}

/** Members found by name, number or mail address, for each phone. */
export function townCommands(
  phones: readonly PhoneName[],
  members: readonly MemberLine[],
  asked: string,
): readonly Command[] {
  return members.flatMap(({ id, email, name }) =>
    phones.map((phone) => ({
      group: `町の会員 ・ ${phone.toUpperCase()}`,
      title: `${name || email} #${id} でログイン`,
      // The server searches, because it normalises texts by its own rules.
      words: `member town ${email} ${asked} #${asked}`,
      icon: 'person' as const,
      run: () => attempt(() => enterPhone(phone, email)),
    })),
  )
}
