// The hands of a story on the page of a phone. The frame around the phone loads this script when a story is played.
import type { HandsFault, PhoneAct } from '../../../contract/phone-hands.ts'
import type { ShownExpectation } from '../../../contract/storyline/expectations.ts'
import { act } from './act.ts'
import { check } from './check.ts'
import { HandsError } from './hands-error.ts'
import { PersonWatch } from './recording/person-watch.ts'
import { type HandsPhone, Stopped, Watch } from './watch.ts'

/** Hands on the page of one phone. */
export interface PhoneHands {
  /** Notes a page that has just begun to load, before it makes calls. */
  attend(): void
  /** Each returns null for success. */
  act(action: PhoneAct, slowly: boolean): Promise<HandsFault | null>
  check(expected: ShownExpectation): Promise<HandsFault | null>
  /** Waits until the page makes no call and changes no more. */
  rest(): Promise<HandsFault | null>
  /** Reports what a person does on the pages of the phone, or ends that. */
  record(isOn: boolean): void
  /** Lets a person point at elements, or ends that. */
  pick(isOn: boolean): void
  /** Ends what waits. */
  stop(reason: 'stopped' | 'other-person'): void
}

declare global {
  interface Window {
    /** Made by the script of the hands. */
    takeHands?: (phone: HandsPhone) => PhoneHands
  }
}

window.takeHands = (phone) => {
  const watch = new Watch(phone)
  const faultOf = async (work: Promise<void>): Promise<HandsFault | null> => {
    try {
      await work
      return null
    } catch (cause) {
      if (cause instanceof HandsError) return cause.fault
      if (cause instanceof Stopped) return { reason: cause.reason, there: [], page: '' }
      throw cause
    }
  }
  const person = new PersonWatch(phone)
  return {
    attend() {
      watch.attend()
      person.attend()
    },
    record: (isOn) => person.record(isOn),
    pick: (isOn) => person.pick(isOn),
    act: (action, slowly) => faultOf(act(watch, action, slowly)),
    check: (expected) => faultOf(check(watch, expected)),
    rest: () => faultOf(watch.rest()),
    stop: (reason) => watch.stop(new Stopped(reason)),
  }
}
