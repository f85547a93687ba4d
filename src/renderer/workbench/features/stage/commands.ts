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
import { chooseQuiet } from '../../hub/phones/quiet-stage.ts'
import { reloadPhones } from '../../hub/phones/refresh-phones.ts'
import { changeNetworkByHand, logInByHand, logOutByHand, openByHand } from '../../hub/recording/by-hand.ts'
import { handsetDialogAtom, store } from '../../hub/state.ts'
import { optionsOf } from '../../parts/choices.tsx'
import { personaTitle } from '../../parts/people.ts'
import { stageCopy } from './copy.ts'
import { openablePages, titleOfPage } from './openable-pages.ts'
import { textSizeName } from './phone-look.tsx'

/** Logins of personas, and the phone on a real one. Only the mock has them. */
const commandsOfMock = (phone: PhoneName, personas: readonly Persona[]): readonly Command[] =>
  inGroup(['phone', phone.toUpperCase()], stageCopy, ({ command }) => [
    ...personas.map((persona): CommandRow => [
      command.logInAs(personaTitle(persona)),
      `login persona ${persona.key} ${phone}`,
      'person',
      () => attempt(() => logInByHand(phone, persona.email)),
    ]),
    [command.openOnDevice, `qr real device handset ${phone}`, 'qr', () => store.set(handsetDialogAtom, phone)],
  ])

/** Page, login and size of a phone. */
const commandsOfScreen = (phone: PhoneName): readonly Command[] =>
  inGroup(['phone', phone.toUpperCase()], stageCopy, ({ command }) => [
    [command.reload, phone, 'refresh', () => reloadPhone(phone)],
    [command.logOut, `logout sign-out ${phone}`, 'logout', () => logOutByHand(phone)],
    ...deviceNames.map((device): CommandRow => [
      command.setSize(device),
      `device size ${phone}`,
      'phone',
      () => changePhone(phone, { device }),
    ]),
    [command.rotate, `${command.rotateSearch} ${phone}`, 'phone', () => turnPhone(phone)],
  ])

const turnPhone = (phone: PhoneName) => changePhone(phone, { isTurned: store.get(phonesAtom)[phone].isTurned !== true })

const changeLook = (phone: PhoneName, part: ChosenLook) =>
  changePhone(phone, { look: { ...store.get(phonesAtom)[phone].look, ...part } })

/** Look and pages of a phone, which only a search shows. */
const commandsOfSearch = (phone: PhoneName): readonly Command[] =>
  inLongGroup(['phone', phone.toUpperCase()], stageCopy, ({ command, look, pages }) => [
    ...optionsOf(look.theme.names).map(({ value, label }): CommandRow => [
      command.setTheme(label),
      `theme ${value} ${phone}`,
      'moon',
      () => changeLook(phone, { theme: value === 'stage' ? undefined : value }),
    ]),
    ...textSizes.map((size): CommandRow => [
      command.setTextSize(textSizeName(size)),
      `text size ${phone}`,
      'edit',
      () => changeLook(phone, { textSize: size }),
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
  ...phones.flatMap((phone) => [
    ...(isRealTo(mode, phone) ? [] : commandsOfMock(phone, personas)),
    ...commandsOfScreen(phone),
    ...commandsOfSearch(phone),
  ]),
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
