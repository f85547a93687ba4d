import type { MemberRow } from '../../../../contract/control/members.ts'
import type { Persona } from '../../../../contract/control/personas.ts'
import type { ChosenLook } from '../../../../contract/phone-look.ts'
import { type BackendMode, isRealTo } from '../../../../contract/rules/backend.ts'
import { type PhoneName, phoneNames } from '../../../../contract/rules/hosts.ts'
import { type Command, type CommandRow as Row, inGroup, inLongGroup } from '../../hub/commands.ts'
import { attempt } from '../../hub/control/flash.ts'
import { currentCopy } from '../../hub/language.ts'
import { orderPhone } from '../../hub/phones/phone-link.ts'
import { deviceNames } from '../../hub/phones/phone-sizes.ts'
import { chooseQuiet, reloadPhones } from '../../hub/phones/refresh-phones.ts'
import { changeNetworkByHand, logInByHand, logOutByHand, openByHand } from '../../hub/recording/by-hand.ts'
import { changePhone, handsetDialogAtom, phoneCountAtom, phonesAtom, store } from '../../hub/state.ts'
import { personaTitle } from '../../parts/people.ts'
import { stageCopy } from './copy.ts'
import { networks, textSizeOptions, themes } from './phone-look.tsx'
import { openablePages, titleOfPage } from './route-picker.tsx'

type CommandRow = Row<typeof stageCopy.ja>

/** The stage and its phones: login, page, size, and the look of each. */
export function phoneCommands(
  phones: readonly PhoneName[],
  mode: BackendMode,
  personas: readonly Persona[],
  isQuiet: boolean,
): readonly Command[] {
  const of = (phone: PhoneName) => {
    const letter = phone.toUpperCase()
    const change = (part: ChosenLook) => changePhone(phone, { look: { ...store.get(phonesAtom)[phone].look, ...part } })
    const turn = () => changePhone(phone, { isTurned: store.get(phonesAtom)[phone].isTurned !== true })
    // Only the mock can log a member in, or show a phone on a real one.
    const ofMock: readonly CommandRow[] = [
      ...personas.map((persona): CommandRow => [
        ({ command }) => command.logInAs(personaTitle(persona)),
        `login persona ${persona.key} ${phone}`,
        'person',
        () => attempt(() => logInByHand(phone, persona.email)),
      ]),
      [
        ({ command }) => command.openOnDevice,
        `qr real device handset ${phone}`,
        'qr',
        () => store.set(handsetDialogAtom, phone),
      ],
    ]
    return [
      ...inGroup(
        'phone',
        stageCopy,
        [
          ...(isRealTo(mode, phone) ? [] : ofMock),
          [({ command }) => command.reload, phone, 'refresh', () => orderPhone(phone, { kind: 'reload' })],
          [({ command }) => command.logOut, `logout sign-out ${phone}`, 'logout', () => logOutByHand(phone)],
          ...deviceNames.map((device): CommandRow => [
            ({ command }) => command.setSize(device),
            `device size ${phone}`,
            'phone',
            () => changePhone(phone, { device }),
          ]),
          [({ command }) => command.rotate, ({ command }) => `${command.rotateSearch} ${phone}`, 'phone', turn],
        ],
        letter,
      ),
      ...inLongGroup(
        'phone',
        stageCopy,
        [
          ...themes.map((value): CommandRow => [
            ({ command, look }) => command.setTheme(look.themes[value]),
            `theme ${value} ${phone}`,
            'moon',
            () => change({ theme: value === 'stage' ? undefined : value }),
          ]),
          ...textSizeOptions.map(({ size, label }): CommandRow => [
            ({ command }) => command.setTextSize(label),
            `text size ${phone}`,
            'edit',
            () => change({ textSize: size }),
          ]),
          ...networks.map((value): CommandRow => [
            ({ command, look }) => command.setNetwork(look.networks[value]),
            `network offline slow ${value} ${phone}`,
            'wifi-off',
            () => changeNetworkByHand(phone, value),
          ]),
          ...openablePages.map((path): CommandRow => [
            ({ command, pages }) => command.openPage(titleOfPage(path, pages)),
            `page route ${path} ${phone}`,
            'link',
            () => openByHand(phone, path),
          ]),
        ],
        letter,
      ),
    ]
  }
  const all = inGroup('stage', stageCopy, [
    isQuiet
      ? [({ command }) => command.leaveQuiet, ({ command }) => command.quietSearch, 'bell', () => chooseQuiet(false)]
      : [({ command }) => command.quiet, ({ command }) => command.quietSearch, 'eye-off', () => chooseQuiet(true)],
    [({ command }) => command.reloadAll, '', 'refresh', reloadPhones],
    ...phoneNames.map((_, index): CommandRow => [
      ({ command }) => command.showPhones(index + 1),
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
      inGroup(
        'town',
        stageCopy,
        [
          [
            ({ command }) => command.logInAsMember(name || email, id),
            // The server searches, because it normalises texts by its own rules.
            `member town ${email} ${asked} #${asked}`,
            'person',
            () => attempt(() => logInByHand(phone, email)),
          ],
        ],
        currentCopy(stageCopy).command.ofPhone(phone.toUpperCase()),
      ),
    ),
  )
