import type { MemberRow } from '../../../../contract/control/members.ts'
import type { Persona } from '../../../../contract/control/personas.ts'
import { type ChosenLook, textSizes } from '../../../../contract/phone-look.ts'
import { type BackendMode, isRealTo } from '../../../../contract/rules/backend.ts'
import { type PhoneName, phoneNames } from '../../../../contract/rules/hosts.ts'
import { type Command, type CommandRow, inGroup, inLongGroup } from '../../hub/commands.ts'
import { attempt } from '../../hub/control/attempt.ts'
import { currentCopy } from '../../hub/language.ts'
import { changePhone, phoneCountAtom, phonesAtom } from '../../hub/phone-state.ts'
import { deviceNames } from '../../hub/phones/phone-sizes.ts'
import { chooseQuiet } from '../../hub/phones/quiet-stage.ts'
import { reloadPhone, reloadPhones } from '../../hub/phones/refresh-phones.ts'
import { changeNetworkByHand, logInByHand, logOutByHand, openByHand } from '../../hub/recording/by-hand.ts'
import { handsetDialogAtom, store } from '../../hub/state.ts'
import { optionsOf } from '../../parts/choices.tsx'
import { personaTitle } from '../../parts/people.ts'
import { stageCopy } from './copy.ts'
import { openablePages, titleOfPage } from './openable-pages.ts'
import { textSizeName } from './phone-look.tsx'

const ofPhone = (phone: PhoneName) => ({ heading: 'phone', detail: phone.toUpperCase() }) as const

/** Logins of personas, and the phone on a real one. Only the mock has them. */
const commandsOfMock = (phone: PhoneName, personas: readonly Persona[]): readonly Command[] =>
  inGroup(ofPhone(phone), stageCopy, ({ command }) => [
    ...personas.map((persona): CommandRow => ({
      title: command.logInAs(personaTitle(persona)),
      search: `login persona ${persona.key} ${phone}`,
      icon: 'person',
      run: () => attempt(() => logInByHand(phone, persona.email)),
    })),
    {
      title: command.openOnDevice,
      search: `qr real device handset ${phone}`,
      icon: 'qr',
      run: () => store.set(handsetDialogAtom, phone),
    },
  ])

/** Page, login and size of a phone. */
const commandsOfScreen = (phone: PhoneName): readonly Command[] =>
  inGroup(ofPhone(phone), stageCopy, ({ command }) => [
    { title: command.reload, search: phone, icon: 'refresh', run: () => reloadPhone(phone) },
    { title: command.logOut, search: `logout sign-out ${phone}`, icon: 'logout', run: () => logOutByHand(phone) },
    ...deviceNames.map((device): CommandRow => ({
      title: command.setSize(device),
      search: `device size ${phone}`,
      icon: 'phone',
      run: () => changePhone(phone, { device }),
    })),
    { title: command.rotate, search: `${command.rotateSearch} ${phone}`, icon: 'phone', run: () => turnPhone(phone) },
  ])

const turnPhone = (phone: PhoneName) => changePhone(phone, { isTurned: store.get(phonesAtom)[phone].isTurned !== true })

const changeLook = (phone: PhoneName, part: ChosenLook) =>
  changePhone(phone, { look: { ...store.get(phonesAtom)[phone].look, ...part } })

/** Look and pages of a phone, which only a search shows. */
const commandsOfSearch = (phone: PhoneName): readonly Command[] =>
  inLongGroup(ofPhone(phone), stageCopy, ({ command, look, pages }) => [
    ...optionsOf(look.theme.names).map(({ value, label }): CommandRow => ({
      title: command.setTheme(label),
      search: `theme ${value} ${phone}`,
      icon: 'moon',
      run: () => changeLook(phone, { theme: value === 'stage' ? undefined : value }),
    })),
    ...textSizes.map((size): CommandRow => ({
      title: command.setTextSize(textSizeName(size)),
      search: `text size ${phone}`,
      icon: 'edit',
      run: () => changeLook(phone, { textSize: size }),
    })),
    ...optionsOf(look.network.names).map(({ value, label }): CommandRow => ({
      title: command.setNetwork(label),
      search: `network offline slow ${value} ${phone}`,
      icon: 'wifi-off',
      run: () => changeNetworkByHand(phone, value),
    })),
    ...openablePages.map((path): CommandRow => ({
      title: command.openPage(titleOfPage(path, pages)),
      search: `page route ${path} ${phone}`,
      icon: 'link',
      run: () => openByHand(phone, path),
    })),
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
      ? { title: command.leaveQuiet, search: command.quietSearch, icon: 'bell', run: () => chooseQuiet(false) }
      : { title: command.quiet, search: command.quietSearch, icon: 'eye-off', run: () => chooseQuiet(true) },
    { title: command.reloadAll, icon: 'refresh', run: reloadPhones },
    ...phoneNames.map((_, index): CommandRow => ({
      title: command.showPhones(index + 1),
      search: 'phones count',
      icon: 'phone',
      run: () => store.set(phoneCountAtom, index + 1),
    })),
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
  const words = currentCopy(stageCopy).command
  return members.flatMap(({ id, email, name }) =>
    phones.flatMap((phone) =>
      inGroup({ heading: 'town', detail: words.ofPhone(phone.toUpperCase()) }, stageCopy, ({ command }) => [
        {
          title: command.logInAsMember(name || email, id),
          search: `member town ${email} ${asked} #${asked}`,
          icon: 'person',
          run: () => attempt(() => logInByHand(phone, email)),
        },
      ]),
    ),
  )
}
