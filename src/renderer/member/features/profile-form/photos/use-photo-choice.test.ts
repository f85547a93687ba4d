// @vitest-environment happy-dom
import { act } from 'react'
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

const [one, two, other] = ['AA', 'BB', 'CC'].map((data) => `data:image/jpeg;base64,${data}`) as [string, string, string]

test('PHOTO-21 a save that began before the form was opened again removes and marks only what it has sent', async () => {
  drafts.write('photos', { chosen: { 1: one, 2: two }, sampleMode: false, sample: 0, unsent: [] })
  const sent = { chosen: { 1: one, 2: two }, sample: undefined }
  await withHook(
    () => usePhotoChoice('photos'),
    ({ value: ofSave }) =>
      withHook(
        () => usePhotoChoice('photos'),
        (page) => {
          act(() => page.value.choose(2, other))
          act(() => ofSave.markUnsent(sent))
          act(() => page.value.reload())
          expect([page.value.chosen, page.value.unsent]).toEqual([{ 1: one, 2: other }, [1]])
          act(() => ofSave.forgetSent(sent))
          act(() => page.value.reload())
          expect([page.value.chosen, page.value.unsent]).toEqual([{ 2: other }, []])
        },
      ),
  )
})

test('PHOTO-18 a save of the photos alone keeps the sample, and one of the whole form removes it', async () => {
  drafts.write('photos', { chosen: { 2: two }, sampleMode: true, sample: 3, unsent: [2] })
  await withHook(
    () => usePhotoChoice('photos'),
    (page) => {
      act(() => page.value.forgetSent({ chosen: { 2: two }, sample: undefined }))
      expect([page.value.chosen, page.value.sampleMode, page.value.sample]).toEqual([{}, true, 3])
      act(() => page.value.forgetSent({ chosen: {}, sample: 3 }))
      expect([page.value.sampleMode, page.value.sample, drafts.read('photos')]).toEqual([false, 0, null])
    },
  )
})

test('PHOTO-09 a deletion that began before the form was opened again keeps what was chosen since', async () => {
  drafts.write('photos', null)
  await withHook(
    () => usePhotoChoice('photos'),
    ({ value: ofDeletion }) =>
      withHook(
        () => usePhotoChoice('photos'),
        (page) => {
          act(() => page.value.choose(2, other))
          act(() => ofDeletion.drop(1))
          expect(drafts.read('photos')).toMatchObject({ chosen: { 2: other } })
        },
      ),
  )
})
