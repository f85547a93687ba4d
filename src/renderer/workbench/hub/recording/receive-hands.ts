import * as z from 'zod/mini'
import { saveBesideStorylines } from '../../../../contract/control/stories/own-stories.ts'
import type { PhoneDid } from '../../../../contract/phone-hands.ts'
import type { PhoneMessage } from '../../../../contract/phone-messages.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import type { StoryAction } from '../../../../contract/storyline/actions.ts'
import { callWithFile } from '../control/call-control.ts'
import { store } from '../state.ts'
import { storableName } from '../storable-name.ts'
import { choicesOf, expectInStory } from './expectations.ts'
import { isPickingAtom, record } from './recording.ts'

const longestFileName = 80
/** Name of a file whose own name has no character that can be stored. */
const namelessFile = 'file'

type HandMessage = Extract<PhoneMessage, { readonly kind: 'did' | 'picked' }>

/** Notes what a person did on a phone, or what was pointed at. */
export function receiveHand(phone: PhoneName, message: HandMessage): void {
  if (message.kind === 'did') return record(() => actionsOf(phone, message.did))
  if (!store.get(isPickingAtom)) return
  store.set(isPickingAtom, false)
  void expectInStory(choicesOf(message.picked, phone))
}

async function actionsOf(phone: PhoneName, did: PhoneDid): Promise<readonly StoryAction[]> {
  if (!('upload' in did)) return [{ ...did, phone }]
  const given = z.parse(z.instanceof(File), did.given)
  // The end of a long name stays, because it has the file type.
  const name = storableName(given.name.slice(-longestFileName)) || namelessFile
  const { file } = await callWithFile(saveBesideStorylines, given, { name })
  return [{ upload: did.upload, file, phone }]
}
