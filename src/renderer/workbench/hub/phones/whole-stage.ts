import type { WholePhone, WholeStage } from '../../../../contract/control/stage.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { flashProblems } from '../control/attempt.ts'
import { isRealPhone } from '../control/backend-queries.ts'
import { changePhone, loginAndPageOf, phoneCountAtom, phonesAtom, phonesOnStage } from '../phone-state.ts'
import { quietAtom, store } from '../state.ts'
import { chooseTheme } from '../theme.ts'
import { askPhone } from './ask-phone.ts'
import { cancelLogin, finishLogin, needsLogin } from './phone-login.ts'
import { restorePhone } from './restore-phone.ts'
import { readScreen, screenOfState } from './saved-screen.ts'

/** Timeout in milliseconds. A phone whose page hangs is saved with its address only. */
const timeoutMs = 2000

const shownTheme = () => (document.documentElement.dataset['theme'] === 'night' ? 'dark' : 'light')

/** Reads the stage: the login, page, screen settings and stored data of each phone. */
export async function readWholeStage(): Promise<WholeStage> {
  return { theme: shownTheme(), quiet: store.get(quietAtom), phones: await Promise.all(phonesOnStage().map(readPhone)) }
}

async function readPhone(phone: PhoneName): Promise<WholePhone> {
  const state = store.get(phonesAtom)[phone]
  // Logins and pages of a real API are never saved.
  if (isRealPhone(phone)) return { phone, email: null, route: '/', screen: screenOfState(state), device: null }
  const response = await askPhone(phone, (id) => ({ kind: 'read-device', id }), 'device', timeoutMs)
  return { phone, ...loginAndPageOf(phone), screen: screenOfState(state), device: response?.device ?? null }
}

/**
 * Restores a stage, and shows what failed. If the world lacks the member of a phone, the phone is logged out.
 * @param before problems to show in the same message
 * @returns false when a phone still needs its login; its member, page and stored data wait for that
 */
export async function restoreWholeStage(stage: WholeStage, before: readonly unknown[] = []): Promise<boolean> {
  const { theme, quiet, phones } = stage
  if (theme !== undefined && theme !== shownTheme()) chooseTheme(theme)
  if (quiet !== undefined) store.set(quietAtom, quiet)
  store.set(phoneCountAtom, phones.length)
  const problems = (await Promise.all(phones.map(restoreWholePhone))).filter((problem) => problem !== undefined)
  flashProblems([...before, ...problems])
  return !problems.some(needsLogin)
}

/** Returns the problem; undefined for a success. */
function restoreWholePhone({ phone, email, route, screen, device }: WholePhone): Promise<unknown> {
  changePhone(phone, readScreen(screen))
  if (!isRealPhone(phone)) {
    // A failed login goes back to these.
    cancelLogin(phone)
    changePhone(phone, { email, route })
  }
  return finishLogin(phone, restorePhone(phone, email, route, device))
}
