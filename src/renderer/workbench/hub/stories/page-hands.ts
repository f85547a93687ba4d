import { readFileOfStory } from '../../../../contract/control/stories/storylines.ts'
import { mediaTypeOf } from '../../../../contract/files/media-type.ts'
import type { HandsFault, PhoneAct } from '../../../../contract/phone-hands.ts'
import { testCardOf } from '../../../../contract/rules/card.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import type { ActionOf } from '../../../../contract/storyline/actions.ts'
import type { PageHands } from '../../../../contract/storyline/hands.ts'
import { control, fetchControl } from '../control/call-control.ts'
import { currentCopy } from '../language.ts'
import { phonesOnStage } from '../phone-state.ts'
import { askPhone } from '../phones/ask-phone.ts'
import { linkOf } from '../phones/phone-link.ts'
import { setNetwork } from '../phones/phone-network.ts'
import { openOnPhone } from '../phones/place-phone.ts'
import { handsCopy } from './hands-copy.ts'
import { handsFaultText, type OnPage, wantedText } from './hands-fault.ts'

/** Until a phone has loaded or a mail has come, in milliseconds of real time. */
const longestMs = 20_000
/** For a frame that never replies. The hands of a phone wait up to 15 seconds for calls, for an element and for calls again. */
const replyMs = 90_000
const lookMs = 250

interface Surroundings {
  /** Key of the story, whose files are given. */
  readonly key: string
  readonly emailOf: (person: string) => string
  readonly isSlow: () => boolean
  readonly isStopped: () => boolean
}

/** Hands on the phones of the stage. */
export function pageHands(around: Surroundings): PageHands {
  const { isSlow } = around
  return {
    async act(action) {
      if ('network' in action) return setNetwork(action.phone, action.network)
      if ('openMail' in action) return openMail(action, around)
      const act = await actOf(action, around.key)
      const ask = () => askPhone(action.phone, (id) => ({ kind: 'act', id, act, slowly: isSlow() }), 'done', replyMs)
      const fault = await reply(action.phone, ask, around)
      if (fault) throw new Error(handsFaultText(fault, wantedText(action)))
    },
    async look(expected) {
      const ask = () => askPhone(expected.phone, (id) => ({ kind: 'check', id, expected }), 'done', replyMs)
      const fault = await reply(expected.phone, ask, around)
      return fault ? handsFaultText(fault, wantedText(expected)) : undefined
    },
  }
}

/**
 * Waits until no phone of the stage makes a call or changes its page, so that a story makes the same calls each time. Does
 * not wait for a phone without a frame.
 */
export async function restPhones(around: Pick<Surroundings, 'isStopped'>): Promise<void> {
  const rest = async (phone: PhoneName) => {
    if (linkOf(phone).frame === undefined) return
    await until(() => linkOf(phone).isReady, around)
    await askPhone(phone, (id) => ({ kind: 'rest', id }), 'done', replyMs)
  }
  await Promise.all(phonesOnStage().map(rest))
}

/** Waits until a look succeeds; undefined at the limit, or when play was stopped. */
async function until<T>(
  look: () => T | Promise<T>,
  { isStopped }: Pick<Surroundings, 'isStopped'>,
): Promise<T | undefined> {
  for (const end = performance.now() + longestMs; performance.now() < end && !isStopped();) {
    const found = await look()
    if (found) return found
    await new Promise((go) => setTimeout(go, lookMs))
  }
  return undefined
}

/** Asks a phone as soon as its page listens. Its page may have just been put on the stage, or be loading. */
async function reply(
  phone: PhoneName,
  ask: () => Promise<{ readonly fault: HandsFault | null } | undefined>,
  around: Surroundings,
): Promise<HandsFault | null> {
  const gone: HandsFault = { reason: around.isStopped() ? 'stopped' : 'gone', there: [], page: '' }
  if (!(await until(() => linkOf(phone).isReady, around))) return gone
  const done = await ask()
  return done ? done.fault : gone
}

/** Adds what the phone does not know itself. */
async function actOf(action: OnPage, key: string): Promise<PhoneAct> {
  if ('upload' in action) return { ...action, given: await readFile(key, action.file) }
  return 'fillCard' in action ? { ...action, number: testCardOf(action.fillCard) } : action
}

async function readFile(key: string, file: string): Promise<File> {
  const response = await fetchControl(readFileOfStory, { key, file })
  return new File([await response.arrayBuffer()], file.replace(/^.*\//, ''), { type: mediaTypeOf(file) })
}

/** Opens the first link of the latest mail, once it has come. */
async function openMail({ openMail: wanted, phone }: ActionOf<'openMail'>, around: Surroundings): Promise<void> {
  const to = around.emailOf(wanted.to)
  const ofPerson = async () => (await control.listOutbox()).filter((mail) => mail.to === to)
  const find = async () => {
    const mail = (await ofPerson()).find(({ subject }) => subject.includes(wanted.subject ?? ''))
    return mail?.links[0]?.address
  }
  const link = await until(find, around)
  if (link !== undefined) return openOnPhone(phone, link)
  const subjects = (await ofPerson()).map(({ subject }) => subject).slice(0, 8)
  const mail = currentCopy(handsCopy).mailWithLink(wanted.subject)
  throw new Error(
    handsFaultText({ reason: around.isStopped() ? 'stopped' : 'missing', there: subjects, page: '' }, mail),
  )
}
