// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { freshWorkbench } from '../../../../../../tests/support/fresh-workbench.ts'
import { type MadeCall, stubControl } from '../../../../../../tests/support/stub-control.ts'
import { flashesAtom } from '../../../hub/control/flash.ts'
import { personasQuery } from '../../../hub/control/queries.ts'
import { queryClient } from '../../../hub/control/query-client.ts'
import { addStep, removeStep } from '../../../hub/recording/edit-steps.ts'
import { recordingKey, type StoryRecording } from '../../../hub/recording/recorded-steps.ts'
import { changeRecording, storyRecordingAtom } from '../../../hub/recording/recording.ts'
import { newRecording } from '../../../hub/recording/start-recording.ts'
import { store } from '../../../hub/state.ts'
import { closeDraft, draftAtom, draftStepsAtom, editDraft } from './draft.ts'
import { leaveDraft, openEditor } from './open-editor.ts'
import { saveDraft } from './save-draft.ts'

freshWorkbench()

const storyOf = (title: string) =>
  Response.json({
    ...{ version: 1, title, world: { now: '2026-11-20T20:00', scenario: null }, people: { a: 'woman' } },
    scenes: [{ title: '一', actions: [{ open: '/home', phone: 'a' }] }],
  })
const show = vi.fn<(of: string) => void>()
let calls: MadeCall[] = []
beforeEach(() => {
  closeDraft()
  show.mockReset()
  store.set(storyRecordingAtom, undefined)
  calls = stubControl({
    'GET /storylines/own/file?key=data%2Fa.json': () => storyOf('甲'),
    'GET /storylines/own/file?key=data%2Fb.json': () => storyOf('乙'),
    'GET /history/1/way': { steps: [] },
    'POST /storylines/own': { key: 'data/saved.json' },
  })
  queryClient.setQueryData(personasQuery.queryKey, [{ key: 'woman', email: 'woman@yoimachi.example' }] as never)
})

/** Makes a recording with a step for each page the one of this window. */
function recordOpening(...pages: readonly string[]): StoryRecording {
  const world = { world: { now: '2026-11-20T20:00', scenario: null }, begin: [] }
  const empty = newRecording(world, { people: { a: 'woman' }, begin: [] }, 1)
  const made = pages.reduce((steps, page) => addStep(steps, { open: page, phone: 'a' }, 1), empty)
  const recording = { ...made, isRunning: false }
  store.set(storyRecordingAtom, recording)
  return recording
}
const edit = (of: string, left = new AbortController().signal) => openEditor(of, show, left)
const opened = () => store.get(draftAtom)?.story.scenes.map(({ actions }) => actions[0])
const retitle = (title: string) => editDraft((story) => ({ ...story, title }), 'title')
const title = () => store.get(draftAtom)?.story.title
const message = () => store.get(flashesAtom)[0]
function pressRestore(): void {
  const link = message()?.links[0]
  if (link && 'run' in link) link.run()
}
/** Forgets what a reload of the window forgets. */
const reload = () => store.set(draftStepsAtom, { past: [], next: [], field: undefined })

test('edits the latest recording, also after a draft of a former one', async () => {
  await edit(recordingKey(recordOpening('/home')))
  expect(opened()).toMatchObject([{ open: '/home' }])
  await edit(recordingKey(recordOpening('/timeline')))
  expect(opened()).toMatchObject([{ open: '/timeline' }])
  await saveDraft()
  expect(store.get(storyRecordingAtom)).toBeUndefined()
})

test('saving the draft of a former recording keeps the present recording', async () => {
  await edit(recordingKey(recordOpening('/home')))
  const second = recordOpening('/timeline')
  await saveDraft()
  expect(store.get(storyRecordingAtom)).toEqual(second)
  expect(calls.find(({ line }) => line === 'POST /storylines/own')?.body).toMatchObject({
    text: expect.stringContaining('/home'),
  })
})

test('edits what is left of a recording after one of its steps was removed', async () => {
  await edit(recordingKey(recordOpening('/home', '/timeline')))
  changeRecording((recording) => removeStep(recording, 1))
  const left = store.get(storyRecordingAtom)
  await edit(left ? recordingKey(left) : '')
  expect(opened()).toEqual([{ open: '/timeline', phone: 'a' }])
})

test('opens nothing for a recording that is gone', async () => {
  const first = recordOpening('/home')
  recordOpening('/timeline')
  await edit(recordingKey(first))
  expect(store.get(draftAtom)).toBeUndefined()
})

test('leaves an edited story with a message that restores it when another story is opened', async () => {
  await edit('data/a.json')
  retitle('甲の二')
  await edit('data/b.json')
  expect([title(), message()?.text]).toEqual(['乙', '編集をやめました'])
  retitle('乙の二')
  pressRestore()
  expect([title(), show.mock.calls]).toEqual(['甲の二', [['data/a.json']]])
  // The other story had edits as well.
  pressRestore()
  expect([title(), show.mock.calls.at(-1)]).toEqual(['乙の二', ['data/b.json']])
})

test('keeps an edited draft of the same story, and leaves an unedited one without a message', async () => {
  await edit('data/a.json')
  await edit('data/b.json')
  expect(message()).toBeUndefined()
  retitle('乙の二')
  await edit('data/b.json')
  expect([title(), message()]).toEqual(['乙の二', undefined])
})

test('a story that is read after its editor was left opens nothing, and keeps the draft of the next editor', async () => {
  let respond = (_story: Response) => {}
  stubControl({
    'GET /storylines/own/file?key=data%2Fa.json': new Promise<Response>((done) => (respond = done)),
    'GET /storylines/own/file?key=data%2Fb.json': () => storyOf('乙'),
  })
  const left = new AbortController()
  const reading = edit('data/a.json', left.signal)
  left.abort()
  await edit('data/b.json')
  retitle('乙の二')
  respond(storyOf('甲'))
  await reading
  expect([title(), message()]).toEqual(['乙の二', undefined])
})

test('reads a file again when nothing was edited', async () => {
  await edit('data/a.json')
  stubControl({ 'GET /storylines/own/file?key=data%2Fa.json': storyOf('別の甲') })
  await edit('data/a.json')
  expect(title()).toBe('別の甲')
})

test('restores edits from before a reload', async () => {
  await edit('data/a.json')
  retitle('甲の二')
  reload()
  leaveDraft(show)
  expect([title(), message()?.text]).toEqual([undefined, '編集をやめました'])
  pressRestore()
  expect(title()).toBe('甲の二')
})

test('saves a story whose file was deleted or renamed while it was edited', async () => {
  await edit('data/a.json')
  retitle('甲の二')
  stubControl({ 'POST /storylines/own': { key: 'data/a.json' } })
  expect([await saveDraft(), title()]).toEqual(['data/a.json', undefined])
})

test('keeps the draft when another story cannot be read', async () => {
  await edit('data/a.json')
  retitle('甲の二')
  await expect(edit('data/missing.json')).rejects.toThrow('この機能は、いまのサーバーにはありません')
  expect(title()).toBe('甲の二')
})

test('saves a copy of a story whose file somebody else has changed while it was edited', async () => {
  await edit('data/a.json')
  retitle('甲の二')
  const made = stubControl({
    'GET /storylines/own/file?key=data%2Fa.json': () => storyOf('人の甲'),
    'POST /storylines/own': { key: 'data/a 2.json' },
  })
  expect([await saveDraft(), title()]).toEqual(['data/a 2.json', undefined])
  expect(made.map(({ line }) => line)).not.toContain('POST /storylines/own/delete')
  expect(message()?.text).toBe(
    '編集のあいだに元のファイルが変更されたので、「a 2.json」という別のファイルに保存しました',
  )
})

test('replaces the file of a story that nobody else has changed', async () => {
  await edit('data/a.json')
  retitle('甲の二')
  const made = stubControl({
    'GET /storylines/own/file?key=data%2Fa.json': () => storyOf('甲'),
    'POST /storylines/own': { key: 'data/a.json 2' },
    'POST /storylines/own/delete': { success: true },
    'POST /storylines/own/rename': { key: 'data/a.json' },
  })
  expect(await saveDraft()).toBe('data/a.json')
  expect(made.filter(({ line }) => line.startsWith('POST')).map(({ body }) => body)).toEqual([
    expect.objectContaining({ name: 'a.json' }),
    { key: 'data/a.json' },
    { key: 'data/a.json 2', name: 'a.json' },
  ])
})

test('what is edited while a story is saved stays open, as edits of the saved file', async () => {
  await edit('data/a.json')
  retitle('甲の二')
  const savedAs = (key: string) => {
    retitle('甲の三')
    return { key }
  }
  stubControl({
    'GET /storylines/own/file?key=data%2Fa.json': () => storyOf('人の甲'),
    'POST /storylines/own': () => savedAs('data/a 2.json'),
  })
  expect(await saveDraft()).toBe('data/a 2.json')
  expect(store.get(draftAtom)).toMatchObject({ of: 'data/a 2.json', edited: true, story: { title: '甲の三' } })
  expect(store.get(draftAtom)?.text).toContain('甲の二')
  // The next save finds its own file unchanged.
  const text = store.get(draftAtom)?.text
  const made = stubControl({
    'GET /storylines/own/file?key=data%2Fa%202.json': () => new Response(text),
    'GET /storylines/own/file?key=data%2Fa+2.json': () => new Response(text),
    'POST /storylines/own': { key: 'data/a 2.json' },
  })
  expect([await saveDraft(), title()]).toEqual(['data/a 2.json', undefined])
  expect(made.find(({ line }) => line.startsWith('POST'))?.body).toMatchObject({
    text: expect.stringContaining('甲の三'),
  })
})
