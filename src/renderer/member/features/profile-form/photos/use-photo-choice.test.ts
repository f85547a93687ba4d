// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { withHook } from '../../../../../../tests/support/with-hook.ts'
import { writeSession } from '../../../api/session-store.ts'
import { drafts } from '../../../shared/drafts.ts'
import { usePhotoChoice } from './use-photo-choice.ts'

beforeEach(() => writeSession({ uid: 'her@yoimachi.example', client: 'c', 'access-token': 't' }))

const chosenAfter = async (stored: unknown) => {
  drafts.write('photos', stored)
  let chosen: unknown
  await withHook(
    () => usePhotoChoice('photos'),
    ({ value }) => (chosen = value.chosen),
  )
  return chosen
}

test('restores a chosen photo after a reload', async () => {
  const stored = { chosen: { 2: 'data:image/jpeg;base64,AA' }, sampleMode: false, sample: 0, unsent: [] }
  expect(await chosenAfter(stored)).toEqual({ 2: 'data:image/jpeg;base64,AA' })
})

test.each([
  [{ chosen: { 2: 7 }, sampleMode: false, sample: 0, unsent: [] }],
  [{ chosen: {}, unsent: 'all' }],
  ['text'],
])('takes a stored choice of another version for none: %o', async (stored) => {
  expect(await chosenAfter(stored)).toEqual({})
})
