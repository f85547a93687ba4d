import type { MemberLine } from '../../../contract/control/world.ts'
import type { PhoneName } from '../../../contract/rules/start-options.ts'
import { attempt } from '../parts/flash.ts'
import { enterPhone } from '../stage/phone-actions.ts'
import type { Command } from './command.ts'

/** The people of the town who were found by name, number or mail address, for each phone. */
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
      // Found by the server, which folds and compares in its own way.
      words: `member town ${email} ${asked} #${asked}`,
      icon: 'person' as const,
      run: () => attempt(() => enterPhone(phone, email)),
    })),
  )
}
