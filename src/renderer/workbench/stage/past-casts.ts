import { type PhoneName, phoneNames } from '../../../contract/rules/start-options.ts'
import { historyQuery, isRealPhone, queryClient } from '../control/queries.ts'
import { type PhoneState, phonesAtom, store } from '../state/phones.ts'
import { assignPhone } from './phone-actions.ts'

/** Member and page of each phone. */
type Cast = Readonly<Record<PhoneName, Pick<PhoneState, 'email' | 'route'>>>

interface Casting {
  /** Moment that put other members on the phones. */
  readonly moment: number
  /** The cast not in use: while the moment is in the present world's past, the cast before it; otherwise its own cast. */
  other: Cast
  isInside: boolean
}

const castings: Casting[] = []

const readCast = (): Cast => store.get(phonesAtom)

/**
 * Records that the present moment is about to put other members on the phones. Going back to before it restores the
 * present cast. Recorded first, so that an undo while they log in already finds it.
 */
export async function rememberCast(): Promise<void> {
  const before = readCast()
  const { present } = await queryClient.fetchQuery({ ...historyQuery, staleTime: 0 })
  castings.push({ moment: present, other: before, isInside: true })
}

/**
 * Sets members and pages of the phones after a move in history to before such a moment, or forward to it. The phones
 * show them with their next renewal.
 * @param way moments from the first to the present one
 */
export function followCasts(way: ReadonlySet<number>): void {
  const crossed = castings.filter(({ moment, isInside }) => way.has(moment) !== isInside)
  const isBack = crossed[0]?.isInside === true
  for (const casting of isBack ? crossed.toReversed() : crossed) {
    const there = readCast()
    for (const phone of phoneNames) if (!isRealPhone(phone)) assignPhone(phone, casting.other[phone])
    casting.other = there
    casting.isInside = !isBack
  }
}
