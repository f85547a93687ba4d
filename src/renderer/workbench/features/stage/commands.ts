import type { MemberRow } from '../../../../contract/control/members.ts'
import type { Persona } from '../../../../contract/control/personas.ts'
import { type ChosenLook, textSizes } from '../../../../contract/phone-look.ts'
import { type BackendMode, isRealTo } from '../../../../contract/rules/backend.ts'
import { type PhoneName, phoneNames } from '../../../../contract/rules/hosts.ts'
import { type Command, type CommandRow, inGroup, inLongGroup } from '../../hub/commands.ts'
import { attempt } from '../../hub/control/flash.ts'
import { currentCopy } from '../../hub/language.ts'
import { changePhone, phoneCountAtom, phonesAtom } from '../../hub/phone-state.ts'
import { reloadPhone } from '../../hub/phones/phone-link.ts'
import { deviceNames } from '../../hub/phones/phone-sizes.ts'
import { chooseQuiet, reloadPhones } from '../../hub/phones/refresh-phones.ts'
import { changeNetworkByHand, logInByHand, logOutByHand, openByHand } from '../../hub/recording/by-hand.ts'
import { handsetDialogAtom, store } from '../../hub/state.ts'
import { optionsOf } from '../../parts/choices.tsx'
import { personaTitle } from '../../parts/people.ts'
import { stageCopy } from './copy.ts'
import { textSizeName } from './phone-look.tsx'
import { openablePages, titleOfPage } from './route-picker.tsx'

/** Login, page, size and look of one phone. Only the mock can log a member in, or show a phone on a real one. */
function commandsOfPhone(phone: PhoneName, isReal: boolean, personas: readonly Persona[]): readonly Command[] {
  const letter = phone.toUpperCase()
  const change = (part: ChosenLook) => changePhone(phone, { look: { ...store.get(phonesAtom)[phone].look, ...part } })
  const turn = () => changePhone(phone, { isTurned: store.get(phonesAtom)[phone].isTurned !== true })
  const ofMock = inGroup(['phone', letter], stageCopy, ({ command }) => [
    ...personas.map((persona): CommandRow => [
      command.logInAs(personaTitle(persona)),
      `login persona ${persona.key} ${phone}`,
      'person',
      () => attempt(() => logInByHand(phone, persona.email)),
    ]),
    [command.openOnDevice, `qr real device handset ${phone}`, 'qr', () => store.set(handsetDialogAtom, phone)],
  ])
  const ofAny = inGroup(['phone', letter], stageCopy, ({ command }) => [
    [command.reload, phone, 'refresh', () => reloadPhone(phone)],
    [command.logOut, `logout sign-out ${phone}`, 'logout', () => logOutByHand(phone)],
    ...deviceNames.map((device): CommandRow => [
      command.setSize(device),
      `device size ${phone}`,
      'phone',
      () => changePhone(phone, { device }),
    ]),
    [command.rotate, `${command.rotateSearch} ${phone}`, 'phone', turn],
  ])
  const onSearch = inLongGroup(['phone', letter], stageCopy, ({ command, look, pages }) => [
    ...optionsOf(look.theme.names).map(({ value, label }): CommandRow => [
      command.setTheme(label),
      `theme ${value} ${phone}`,
      'moon',
      () => change({ theme: value === 'stage' ? undefined : value }),
    ]),
    ...textSizes.map((size): CommandRow => [
      command.setTextSize(textSizeName(size)),
      `text size ${phone}`,
      'edit',
      () => change({ textSize: size }),
    ]),
    ...optionsOf(look.network.names).map(({ value, label }): CommandRow => [
      command.setNetwork(label),
      `network offline slow ${value} ${phone}`,
      'wifi-off',
      () => changeNetworkByHand(phone, value),
    ]),
    ...openablePages.map((path): CommandRow => [
      command.openPage(titleOfPage(path, pages)),
      `page route ${path} ${phone}`,
      'link',
      () => openByHand(phone, path),
    ]),
  ])
  return [...(isReal ? [] : ofMock), ...ofAny, ...onSearch]
}

/** The stage, and each of its phones. */
export const phoneCommands = (
  phones: readonly PhoneName[],
  mode: BackendMode,
  personas: readonly Persona[],
  isQuiet: boolean,
): readonly Command[] => [
  ...inGroup('stage', stageCopy, ({ command }) => [
    isQuiet
      ? [command.leaveQuiet, command.quietSearch, 'bell', () => chooseQuiet(false)]
      : [command.quiet, command.quietSearch, 'eye-off', () => chooseQuiet(true)],
    [command.reloadAll, '', 'refresh', reloadPhones],
    ...phoneNames.map((_, index): CommandRow => [
      command.showPhones(index + 1),
      'phones count',
      'phone',
      () => store.set(phoneCountAtom, index + 1),
    ]),
  ]),
  ...phones.flatMap((phone) => commandsOfPhone(phone, isRealTo(mode, phone), personas)),
]

/**
 * Members found by name, number or mail address, for each phone.
 * @param asked the typed text. The server searches, because it normalises texts by its own rules.
 */
export const townCommands = (
  phones: readonly PhoneName[],
  members: readonly MemberRow[],
  asked: string,
): readonly Command[] => {
  const { ofPhone } = currentCopy(stageCopy).command
  return members.flatMap(({ id, email, name }) =>
    phones.flatMap((phone) =>
      inGroup(['town', ofPhone(phone.toUpperCase())], stageCopy, ({ command }) => [
        [
          command.logInAsMember(name || email, id),
          `member town ${email} ${asked} #${asked}`,
          'person',
          () => attempt(() => logInByHand(phone, email)),
        ],
      ]),
    ),
  )
}
