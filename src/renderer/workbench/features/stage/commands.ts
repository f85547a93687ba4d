import type { MemberRow } from '../../../../contract/control/members.ts'
import type { Persona } from '../../../../contract/control/personas.ts'
import type { ChosenLook } from '../../../../contract/phone-messages.ts'
import { type BackendMode, isRealTo } from '../../../../contract/rules/backend.ts'
import { type PhoneName, phoneNames } from '../../../../contract/rules/hosts.ts'
import { type Command, type CommandRow, inGroup, inLongGroup } from '../../hub/commands.ts'
import { attempt } from '../../hub/control/flash.ts'
import { orderPhone } from '../../hub/phones/phone-link.ts'
import { chooseQuiet, reloadPhones } from '../../hub/phones/refresh-phones.ts'
import { changeNetworkByHand, logInByHand, logOutByHand, openByHand } from '../../hub/recording/by-hand.ts'
import { changePhone, deviceNames, handsetDialogAtom, phoneCountAtom, phonesAtom, store } from '../../hub/state.ts'
import { personaTitle } from '../../parts/people.ts'
import { networkOptions, textSizeOptions, themeOptions } from './phone-look.tsx'
import { openablePages } from './route-picker.tsx'

/** The stage and its phones: login, page, size, and the look of each. */
export function phoneCommands(
  phones: readonly PhoneName[],
  mode: BackendMode,
  personas: readonly Persona[],
  isQuiet: boolean,
): readonly Command[] {
  const of = (phone: PhoneName) => {
    const group = `スマートフォン ${phone.toUpperCase()}`
    const change = (part: ChosenLook) => changePhone(phone, { look: { ...store.get(phonesAtom)[phone].look, ...part } })
    const turn = () => changePhone(phone, { isTurned: store.get(phonesAtom)[phone].isTurned !== true })
    // Only the mock can log a member in, or show a phone on a real one.
    const ofMock: readonly CommandRow[] = [
      ...personas.map((persona): CommandRow => [
        `${personaTitle(persona)}でログイン`,
        `login persona ${persona.key} ${phone}`,
        'person',
        () => attempt(() => logInByHand(phone, persona.email)),
      ]),
      ['実機で開く', `qr real device handset ${phone}`, 'qr', () => store.set(handsetDialogAtom, phone)],
    ]
    return [
      ...inGroup(group, [
        ...(isRealTo(mode, phone) ? [] : ofMock),
        ['再読み込み', `reload ${phone}`, 'refresh', () => orderPhone(phone, { kind: 'reload' })],
        ['ログアウト', `logout sign-out ${phone}`, 'logout', () => logOutByHand(phone)],
        ...deviceNames.map((device): CommandRow => [
          `画面を ${device} にする`,
          `device size ${phone}`,
          'phone',
          () => changePhone(phone, { device }),
        ]),
        ['縦横を変える', `rotate turn 回転 ${phone}`, 'phone', turn],
      ]),
      ...inLongGroup(group, [
        ...themeOptions.map(({ value, label }): CommandRow => [
          `配色を「${label}」にする`,
          `theme ${value} ${phone}`,
          'moon',
          () => change({ theme: value === 'stage' ? undefined : value }),
        ]),
        ...textSizeOptions.map(({ size, label }): CommandRow => [
          `文字を ${label} にする`,
          `text size ${phone}`,
          'edit',
          () => change({ textSize: size }),
        ]),
        ...networkOptions.map(({ value, label }): CommandRow => [
          `回線を「${label}」にする`,
          `network offline slow ${value} ${phone}`,
          'wifi-off',
          () => changeNetworkByHand(phone, value),
        ]),
        ...openablePages.map(({ path, title }): CommandRow => [
          `${title}を開く`,
          `page route ${path} ${phone}`,
          'link',
          () => openByHand(phone, path),
        ]),
      ]),
    ]
  }
  const all = inGroup('ステージ', [
    isQuiet
      ? ['静かな画面をやめる', 'quiet お知らせ ダイアログ', 'bell', () => chooseQuiet(false)]
      : ['静かな画面にする', 'quiet お知らせ ダイアログ', 'eye-off', () => chooseQuiet(true)],
    ['すべてのスマートフォンを再読み込み', 'reload phones', 'refresh', reloadPhones],
    ...phoneNames.map((_, index): CommandRow => [
      `スマートフォンを${index + 1}台にする`,
      'phones count',
      'phone',
      () => store.set(phoneCountAtom, index + 1),
    ]),
  ])
  return [...all, ...phones.flatMap(of)]
}

/** Members found by name, number or mail address, for each phone. */
export const townCommands = (
  phones: readonly PhoneName[],
  members: readonly MemberRow[],
  asked: string,
): readonly Command[] =>
  members.flatMap(({ id, email, name }) =>
    phones.flatMap((phone) =>
      inGroup(`町の会員 ・ ${phone.toUpperCase()}`, [
        [
          `${name || email} #${id} でログイン`,
          // The server searches, because it normalises texts by its own rules.
          `member town ${email} ${asked} #${asked}`,
          'person',
          () => attempt(() => logInByHand(phone, email)),
        ],
      ]),
    ),
  )
